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
/** What the checklist says of each of its games. */
function rowsOf(...games: ScoreboardGame[]): string[] {
  const feedGames = { games, notice: '' }
  const week = {
    id: 'slate',
    week: 11,
    label: 'Week 11',
    lines: [],
    isLoading: false,
    becomesActive: false,
    isNext: false,
  }
  const page = renderToStaticMarkup(
    <SlateChecklist {...week} feedGames={feedGames} isFeedBusy={false} onReload={() => {}} />,
  )
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
  const feedGames = { games: [], notice: '' }
  const week = { id: 'slate', week: 11, label: 'Week 11', lines: [], isLoading, becomesActive: false, isNext: false }
  const page = renderToStaticMarkup(
    <SlateChecklist {...week} feedGames={feedGames} isFeedBusy={false} onReload={() => {}} />,
  )
  expect(page.includes('The score feed has no games of this week right now.')).toBe(says)
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
