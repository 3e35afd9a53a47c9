import { expect, test, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import { defaultWeekName, type Settings } from '#common/week/week'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { markupAt } from '../../../../../tests/fixtures/markup-at'
import { SeasonCard, seasonSentence, seasonStep } from './SeasonCard'

vi.mock('#web/api', () => ({}))
vi.mock('#web/live/league', () => ({ useWeek: () => ({}) }))

const DAY = 86_400_000
const { kickoff } = ironBowl()
const late = kickoff + 14 * DAY
const final = ironBowl({ phase: 'final' })
const settings: Settings = { season: 2025, activeWeek: 14, finishedWeeks: [], openWeeks: [14], weeks: [] }
const over = (at: number) => ({
  finishedWeeks: [
    { week: 12, at: late - 30 * DAY },
    { week: 13, at },
  ],
})
const calledOff = ironBowl({ void: true })
const closed = { finishedSeasons: [{ season: 2025, closedAt: late, weeks: [] }] }

test.each<
  [about: string, over: Partial<Settings>, lines: GameLine[], now: number, step: ReturnType<typeof seasonStep>]
>([
  ['in the middle of a week', {}, [final, ironBowl()], late, null],
  ['thirteen days after the last final', {}, [final], late - DAY, null],
  ['fourteen days after it', {}, [final], late, 'close'],
  ['with a game that was called off', {}, [final, calledOff], late, 'close'],
  ['with all its games called off', {}, [calledOff], late, null],
  ['with a game of an earlier week undecided', { openWeeks: [9, 14] }, [final], late, 'wait'],
  ['with a game of a later week undecided', { openWeeks: [14, 15] }, [final], late, 'wait'],
  ['thirteen days after the last final, with another week open', { openWeeks: [9, 14] }, [final], late - DAY, null],
  ['in a week without games', {}, [], late, null],
  ['in a week without games, after others that are long over', over(late - 14 * DAY), [], late, 'close'],
  ['in a week without games, after one that is not', over(late - 13 * DAY), [], late, null],
  [
    'with another week that was opened and got no games',
    { openWeeks: [14, 15], weeks: [defaultWeekName(14), { ...defaultWeekName(15), isEmpty: true }] },
    [final],
    late,
    'close',
  ],
  ['with all games called off, after weeks that are long over', over(late - 14 * DAY), [calledOff], late, 'close'],
  ['once it is closed', closed, [final], late, 'begin'],
  ['in the spring after, closed or not', {}, [ironBowl()], Date.UTC(2026, 2, 1), 'begin'],
  ['in a season that has just begun', { ...closed, season: 2026, openWeeks: [] }, [], Date.UTC(2026, 7, 20), null],
])('%s', (_about, over, lines, now, step) => expect(seasonStep({ ...settings, ...over }, lines, now)).toBe(step))

test.each<[about: string, over: Partial<Settings>, step: 'close' | 'wait' | 'begin', sentence: RegExp]>([
  ['of weeks that are left to open', {}, 'close', /^Every game so far is long over\. .* no more are to come/],
  [
    'of the week that is not over',
    { openWeeks: [14, 15], weeks: [{ ...defaultWeekName(15), label: 'Army–Navy' }] },
    'wait',
    /^Season 2025 cannot be closed yet: Army–Navy is not over\.$/,
  ],
  [
    'of the weeks that are not over',
    { openWeeks: [9, 14, 17] },
    'wait',
    /^Season 2025 cannot be closed yet: week 9 and Bowls are not over\.$/,
  ],
  ['of a season that was never closed', {}, 'begin', /^Season 2026 can begin\. That closes season 2025/],
  ['of a closed season', closed, 'begin', /^Season 2025 is final/],
])('speaks %s', (_about, over, step, sentence) =>
  expect(seasonSentence({ ...settings, ...over }, step, 2026)).toMatch(sentence),
)

const shown = (over: Partial<Settings>, day: string) => {
  const weeks = [defaultWeekName(14)]
  const all = { ...settings, weeks, ...over }
  return markupAt('/commish', <SeasonCard settings={all} now={Date.parse(day)} shown={14} onShow={() => {}} />)
}

test.each<[about: string, over: Partial<Settings>, day: string, season: number]>([
  ['the next one', closed, '2026-08-20', 2026],
  ['the one that is played now, after years without one', closed, '2028-08-20', 2028],
  ['the same of a season that was never closed', {}, '2028-02-20', 2027],
])('offers to begin %s', (_about, over, day, season) => {
  expect(shown(over, day)).toContain(`Begin season ${season}<`)
})

test('leads to the other weeks that are not over, but for the one that is shown', () => {
  const waits = (...openWeeks: number[]) => shown({ ...over(kickoff), activeWeek: 15, openWeeks }, '2026-01-15')
  expect(waits(9, 14, 15)).toMatch(/<button[^>]*>Show week 9<\/button><\/div>/)
  expect(waits(14, 15)).not.toContain('<button')
})

test('leads from a closed season, and no other, to how it ended', () => {
  const link = '<a href="/leaderboard?view=overall&amp;season=2025">See how season 2025 ended</a>'
  expect(shown(closed, '2026-08-20')).toContain(link)
  expect(shown({}, '2026-02-20')).not.toContain('ended')
})
