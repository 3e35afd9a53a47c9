import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import { scoreboardGame } from '#functions/feed/scoreboard-game'
import { feedGame } from '../../../../../tests/fixtures/games'
import { SlateChecklist } from './SlateChecklist'

vi.stubEnv('TZ', 'America/New_York')

const THURSDAY = Date.parse('2025-11-06T17:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: THURSDAY - 10 * DAY }))

/** SMU at Navy as the feed lists it under one of its ids, so many days after a Thursday. */
const listed = (id: string, day: number, timeTbd = false, phase: 'pre' | 'postponed' = 'pre') => {
  const team = (name: string) => ({ ...feedGame().home, id: name, name })
  const teams = { home: team('Navy'), away: team('SMU') }
  const kickoff = THURSDAY + day * DAY
  return scoreboardGame(
    feedGame({ ...teams, id, kickoff, timeTbd, phase, broadcast: '', spread: null, overUnder: null }),
  )
}
/** The checklist of a week, as far as it is known. */
function checklist(known: Partial<ComponentProps<typeof SlateChecklist>>): string {
  const week = { week: 11, label: 'Week 11', lines: [], becomesActive: false, isNext: false }
  const loading = { isLoading: false, isFeedBusy: false, feedGames: undefined }
  return renderToStaticMarkup(<SlateChecklist {...week} {...loading} onReload={() => {}} {...known} />)
}

/** What the checklist says of each of its games. */
function rowsOf(...games: ScoreboardGame[]): string[] {
  const page = checklist({ feedGames: { games, notice: '' } })
  return [...page.matchAll(/<b>SMU @ Navy<\/b>(.*?)<\/label>/g)].map(([, facts = '']) =>
    facts
      .split(/<[^>]+>/)
      .filter((each) => each.trim())
      .join(' · '),
  )
}

it.each([
  [false, true],
  [true, false],
])('says that the feed has no games once the slate is there: loading %s, says so %s', (isLoading, says) => {
  const page = checklist({ isLoading, feedGames: { games: [], notice: '' } })
  expect(page.includes('The score feed has no games of this week right now.')).toBe(says)
})

it('says that the feed is being asked again, beside what was wrong with its games', () => {
  const feedGames = { games: [listed('1', 0)], notice: 'The feed is of week 10.' }
  expect(checklist({ feedGames })).toMatch(/The feed is of week 10\..*>Retry</)
  expect(checklist({ feedGames, isFeedBusy: true })).toMatch(/The feed is of week 10\..*disabled.*>Asking…</)
})

it('each of two games of the same teams shows its date', () =>
  expect(rowsOf(listed('1', 0), listed('2', 23))).toEqual([
    'Thu, Nov 6, 12:00 PM · No Channel Info',
    'Sat, Nov 29, 12:00 PM · No Channel Info',
  ]))

it('a postponed game that the feed lists again under another id is the one that is postponed', () =>
  expect(rowsOf(listed('1', 0, true, 'postponed'), listed('2', 0, true))).toEqual([
    'Thu, Nov 6, time TBD · Postponed · No Channel Info',
    'Thu, Nov 6, time TBD · No Channel Info',
  ]))
