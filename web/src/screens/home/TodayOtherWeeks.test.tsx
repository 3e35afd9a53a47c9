import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RevealedPicks } from '#common/boards/leaderboard'
import { overallBoardDoc } from '#common/boards/overall-board'
import { weeklyBoardDoc } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import { newScores } from '#common/week/week'
import { member } from '../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { wordsOf } from '../../../../tests/fixtures/words'
import { Today } from './Today'

const documents = vi.hoisted(() => new Map<string, object>())
vi.mock('#web/live/useDocument', () => ({
  useDocument: (path: string) => ({ status: documents.has(path) ? 'ready' : 'absent', value: documents.get(path) }),
}))
vi.mock('#web/session/session', () => ({ useSession: () => 'ann' }))
vi.mock('#web/app/logout', () => ({ waitingGames: () => [] }))
vi.mock('#web/picking/picking', () => ({
  startPicking: () => {},
  usePicking: (select: (state: object) => unknown) => select({ picks: {}, signedOut: null }),
}))

const SEASON = 2025
const weeks = [13, 14].map((week) => ({ week, label: `Week ${week}` }))
const settings = { season: SEASON, activeWeek: 14, openWeeks: [13, 14], finishedWeeks: [], weeks }
const lastGame = ironBowl({ gameId: 'monday', revealedAt: KICKOFF })
const board = weeklyBoardDoc(
  13,
  [lastGame],
  ['monday'],
  ['ann', 'bob'],
  new Map<string, RevealedPicks>([
    ['ann', { sides: { monday: 'AWAY' } }],
    ['bob', { sides: { monday: 'HOME' } }],
  ]),
)

beforeEach(() => {
  const slip = (gameId: string) => ({ picks: { [gameId]: { pickTeam: 'AWAY', spread: -7, savedAt: 0 } } })
  const ahead = ironBowl({ gameId: 'saturday', kickoff: Date.now() + 9_000_000 })
  documents.set(paths.settings(), settings)
  documents.set(paths.directory(), { members: { ann: member('Ann'), bob: member('Bob') } })
  documents.set(paths.week(SEASON, 14), { week: 14, label: 'Week 14', slate: ['saturday'], lines: [ahead] })
  documents.set(paths.slip(SEASON, 14, 'ann'), slip('saturday'))
  documents.set(paths.week(SEASON, 13), { week: 13, label: 'Week 13', slate: ['monday'], lines: [lastGame] })
  documents.set(paths.slip(SEASON, 13, 'ann'), slip('monday'))
  documents.set(paths.weeklyBoard(SEASON, 13), board)
  const live = liveGame({ homeScore: 0, awayScore: 20 })
  documents.set(paths.scores(SEASON, 13), { ...newScores(13), games: { monday: live } })
  documents.set(paths.overallBoard(SEASON), overallBoardDoc([board], ['ann', 'bob']))
})

const said = () =>
  wordsOf(
    <MemoryRouter>
      <Today uid="ann" />
    </MemoryRouter>,
  )

it('counts a game under way of the week before, which is open yet', () => {
  expect(said()).toContain('If it ended now: 1st of 2, 1 point')
})

it('counts nothing as if it ended now once the week before is over', () => {
  documents.set(paths.settings(), { ...settings, openWeeks: [14] })
  expect(said()).toContain('Week 13: Tied for 1st of 2, 0 points')
})

it('says nothing of a standing in a week that has not begun', () => {
  const ahead = { week: 13, label: 'Week 13', slate: ['monday'], lines: [{ ...lastGame, revealedAt: null }] }
  documents.set(paths.week(SEASON, 13), ahead)
  documents.set(paths.scores(SEASON, 13), newScores(13))
  expect(said()).toBe('All picked ›')
})

it('names first what is missing in the week before, then the active week by its name', () => {
  const open = (gameId: string) => ironBowl({ gameId, kickoff: Date.now() + 9_000_000 })
  const weekOf = (week: number, gameId: string) => ({
    week,
    label: `Week ${week}`,
    slate: [gameId],
    lines: [open(gameId)],
  })
  documents.set(paths.week(SEASON, 13), weekOf(13, 'early'))
  documents.set(paths.week(SEASON, 14), weekOf(14, 'late'))
  expect(said()).toMatch(/^Week 13: 1 pick missing .* Week 14: 1 pick missing /)
})

it('says that a closed season is over, and how the player ended', () => {
  const finishedSeasons = [{ season: SEASON, closedAt: 1, weeks }]
  documents.set(paths.settings(), { ...settings, openWeeks: [], finishedSeasons })
  expect(said()).toContain('Season 2025 is over: Tied for 1st of 2')
  expect(said()).not.toContain('Week')
  documents.delete(paths.overallBoard(SEASON))
  expect(said()).toContain('Season 2025 is over.')
})
