import { beforeEach, expect, it, vi } from 'vitest'
import { weeklyBoardDoc } from '#common/boards/weekly-board'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { newScores, POSTSEASON } from '#common/week/week'
import { ShownSeason } from '#web/live/league'
import { member } from '../../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../../tests/fixtures/games'
import { documents } from '../../../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { markupAt } from '../../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { WeeklyStandings } from './WeeklyStandings'

vi.mock('#web/live/useDocument', () => import('../../../../../tests/fixtures/known-documents'))
vi.mock('#web/session/session', () => ({
  useSession: () => 'ann',
  useUid: () => 'ann',
  playerStorage: { readText: () => null },
}))
/** A part that is loaded later shows where it is loaded from. */
vi.mock('#web/app/lazyComponent', () => {
  const lazy = (load: () => unknown) => () => String(load)
  return { lazyComponent: lazy, lazyExtra: lazy }
})

const [SEASON, WEEK] = [2025, 14]
const weeks = [{ week: WEEK, label: 'Week 14' }]
const settings = { season: SEASON, activeWeek: WEEK, openWeeks: [WEEK], finishedWeeks: [], weeks }
const closed = { finishedSeasons: [{ season: SEASON, closedAt: 1, weeks }] }
const lines = [
  ironBowl({ gameId: 'final', revealedAt: KICKOFF, phase: 'final', homeScore: 20, awayScore: 31 }),
  ironBowl({ gameId: 'live', revealedAt: KICKOFF }),
  ironBowl({ gameId: 'ahead' }),
]
const ann = { sides: { final: 'AWAY', live: 'HOME' } } as const
const showGames = (lines: GameLine[]) =>
  documents.set(paths.weeklyBoard(SEASON, WEEK), weeklyBoardDoc(WEEK, lines, ['ann'], new Map([['ann', ann]])))

beforeEach(() => {
  showGames(lines)
  documents.set(paths.scores(SEASON, WEEK), { ...newScores(WEEK), games: { live: liveGame() } })
  documents.set(paths.directory(), { members: { ann: member('Ann') } })
  documents.set(paths.status(SEASON, WEEK), { games: ['ahead'], made: { ann: 0 } })
})

function drawn(settings: object): string {
  documents.set(paths.settings(), settings)
  return markupAt(
    '/leaderboard',
    <ShownSeason value={SEASON}>
      <WeeklyStandings />
    </ShownSeason>,
  )
}

/** What the weekly board says. */
const said = (settings: object) => wordsOf(drawn(settings))

it('tints the rows in the color of the leader, once there is one', () => {
  expect(drawn(settings)).toContain('--tint:')
  showGames(lines.slice(1))
  expect(drawn(settings)).not.toContain('--tint:')
})

it('counts the games of a season in play, and offers What if', () => {
  const text = said(settings)
  expect(text).toContain('1 completed • 1 in progress • 1 remaining')
  for (const words of ['WhatIf', 'if it ended now', 'Still to pick']) expect(text).toContain(words)
})

it('says while a game is on how old its scores are', () => {
  const readAt = (minutesAgo: number, feedDown = false) => {
    const feed = { feedAt: Date.now() - minutesAgo * MINUTE, feedDown }
    documents.set(paths.scores(SEASON, WEEK), { ...newScores(WEEK), games: { live: liveGame() }, ...feed })
    return said(settings)
  }
  expect(readAt(4)).toContain('1 remaining The scores are old. 4 min old')
  expect(readAt(4, true)).toContain('Scores delayed · 4 min old')
  expect(readAt(0, true)).toContain('Scores delayed')
  expect(readAt(2)).not.toContain('old')
  showGames(lines.slice(0, 1))
  expect(readAt(0, true), 'of a week that is over').not.toContain('delayed')
})

it.each([
  ['is closed', { ...settings, ...closed }],
  ['came before the present one', { ...settings, ...closed, season: SEASON + 1, activeWeek: 1, weeks: [] }],
])('awaits nothing more when the season %s, and crowns the winner', (_, settings) => {
  const text = said(settings)
  expect(text).toContain('1 completed • 2 without a result')
  expect(text).toContain('Ann won Week 14')
  for (const words of ['WhatIf', 'if it ended now', 'Still to pick', 'covering']) expect(text).not.toContain(words)
})

it('crowns nobody of the bowls before their season is closed: another game may join them', () => {
  showGames(lines.slice(0, 1))
  const bowls = [{ week: WEEK, label: 'Bowls', seasonType: POSTSEASON }]
  const finishedSeasons = [{ season: SEASON, closedAt: 1, weeks: bowls }]
  expect(said({ ...settings, weeks: bowls })).toContain('Ann leads Bowls')
  expect(said({ ...settings, weeks: bowls, finishedSeasons })).toContain('Ann won Bowls')
})

it('offers the recap of a finished week above its table', () => {
  showGames(lines.slice(0, 1))
  expect(said(settings)).toMatch(/Ann won Week 14 with \d points? Recap of Week 14 .*Rank/)
})
