import { beforeEach, expect, it, vi } from 'vitest'
import type { WeekPicks } from '#common/boards/leaderboard'
import { overallBoardDoc } from '#common/boards/overall-board'
import { weeklyBoardDoc } from '#common/boards/weekly-board'
import { HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { newScores } from '#common/week/week'
import { member } from '../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../tests/fixtures/games'
import { documents } from '../../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import { Today } from './Today'

vi.mock('#web/live/useDocument', () => import('../../../../tests/fixtures/known-documents'))
vi.mock('#web/session/session', () => ({ useSession: () => 'ann', useUid: () => 'ann' }))
vi.mock('#web/app/logout', () => ({ unsettledGames: () => [] }))
vi.mock('#web/picking/picking', () => ({
  startPicking: () => {},
  usePicking: (select: (state: object) => unknown) => select({ picks: {}, loginPrompt: null }),
}))

const SEASON = 2025
const weeks = [13, 14].map((week) => ({ week, label: `Week ${week}` }))
const settings = { season: SEASON, activeWeek: 14, openWeeks: [13, 14], finishedWeeks: [], weeks }
const lastGame = ironBowl({ gameId: 'monday', revealedAt: KICKOFF })
const picks = new Map<string, WeekPicks>([
  ['ann', { sides: { monday: 'AWAY' } }],
  ['bob', { sides: { monday: 'HOME' } }],
])
const board = weeklyBoardDoc(13, [lastGame], ['ann', 'bob'], picks)

/** Shows these games in the week. */
function showWeek(week: number, ...lines: GameLine[]) {
  const slate = lines.map(({ gameId }) => gameId)
  documents.set(paths.week(SEASON, week), { week, label: `Week ${week}`, slate, lines })
}

beforeEach(() => {
  const slip = (gameId: string) => ({ picks: { [gameId]: { pickTeam: 'AWAY', spread: -7, savedAt: 0 } } })
  documents.set(paths.settings(), settings)
  documents.set(paths.directory(), { members: { ann: member('Ann'), bob: member('Bob') } })
  showWeek(14, ironBowl({ gameId: 'saturday', kickoff: Date.now() + 9_000_000 }))
  documents.set(paths.slip(SEASON, 14, 'ann'), slip('saturday'))
  showWeek(13, lastGame)
  documents.set(paths.slip(SEASON, 13, 'ann'), slip('monday'))
  documents.set(paths.weeklyBoard(SEASON, 13), board)
  const live = liveGame({ homeScore: 0, awayScore: 20 })
  documents.set(paths.scores(SEASON, 13), { ...newScores(13), games: { monday: live } })
  documents.set(paths.overallBoard(SEASON), overallBoardDoc([board], ['ann', 'bob']))
})

const said = () => wordsOf(markupAt('/', <Today uid="ann" />))

it('counts a game under way of the week before, which is open yet', () => {
  expect(said()).toContain('Week 13, if it ended now: 1st of 2, 1 point')
  expect(markupAt('/', <Today uid="ann" />)).toContain(`season=${SEASON}&amp;week=13"`)
})

it('names no week where the game under way is of the active one', () => {
  documents.set(paths.settings(), { ...settings, activeWeek: 13, openWeeks: [13] })
  expect(said()).toMatch(/^If it ended now: 1st of 2, 1 point/)
})

it('counts nothing as if it ended now once the week before is over', () => {
  documents.set(paths.settings(), { ...settings, openWeeks: [14] })
  expect(said()).toContain('Week 13: 0 points')
})

it.each([
  ['while the first lock is days off', 50, /^1 pick missing .*Week 13: 0 points/],
  ['not on the day of a lock', 5, /^1 pick missing (?!.*Week 13)/],
])('shows the last result below missing picks %s', (_, hours, words) => {
  documents.set(paths.settings(), { ...settings, openWeeks: [14] })
  showWeek(14, ironBowl({ gameId: 'next', kickoff: Date.now() + hours * HOUR }))
  expect(said()).toMatch(words)
})

it('shows no result below missing picks where none is over', () => {
  documents.set(paths.settings(), { ...settings, openWeeks: [14], weeks: weeks.slice(1) })
  showWeek(14, ironBowl({ gameId: 'next', kickoff: Date.now() + 50 * HOUR }))
  expect(said()).toMatch(/^1 pick missing .* locks in .* ›$/)
})

it('names no place in a week of which every game was called off', () => {
  documents.set(paths.settings(), { ...settings, openWeeks: [14] })
  const off = { ...lastGame, void: true }
  documents.set(paths.weeklyBoard(SEASON, 13), weeklyBoardDoc(13, [off], ['ann', 'bob'], picks))
  expect(said()).toBe('All picked ›')
})

it('says nothing of a standing in a week that has not begun', () => {
  showWeek(13, { ...lastGame, revealedAt: null })
  documents.set(paths.scores(SEASON, 13), newScores(13))
  expect(said()).toBe('All picked ›')
})

it.each<[about: string, game: Partial<GameLine>, weeks: number[]]>([
  ['first, where it locks first', { kickoff: Date.now() + 8_000_000 }, [13, 14]],
  ['last, where it locks later', { kickoff: Date.now() + 1e9 }, [14, 13]],
  ['last, where it waits for a date', { timeTbd: true }, [14, 13]],
])('names each week with missing picks, that of a game put off %s', (_about, game, [first, second]) => {
  showWeek(13, ironBowl({ gameId: 'put off', ...game }))
  showWeek(14, ironBowl({ gameId: 'today', kickoff: Date.now() + 9_000_000 }))
  expect(said()).toMatch(new RegExp(`^Week ${first}: 1 pick missing .* Week ${second}: 1 pick missing `))
})

it('names an earlier week with missing picks first where the active one lacks none', () => {
  showWeek(13, ironBowl({ gameId: 'put off', kickoff: Date.now() + 1e9 }))
  expect(said()).toMatch(/^Week 13: 1 pick missing .* All picked ›$/)
})

it('says that a closed season is over, and how the player ended', () => {
  const finishedSeasons = [{ season: SEASON, closedAt: 1, weeks }]
  documents.set(paths.settings(), { ...settings, openWeeks: [], finishedSeasons })
  expect(said(), 'without a result').toContain('Season 2025 is over.')
  const over = ironBowl({ gameId: 'monday', revealedAt: KICKOFF, phase: 'final', homeScore: 0, awayScore: 20 })
  const final = weeklyBoardDoc(13, [over], ['ann', 'bob'], picks)
  documents.set(paths.overallBoard(SEASON), overallBoardDoc([final], ['ann', 'bob']))
  expect(said()).toContain('Season 2025 is over: 1st of 2')
  expect(said()).not.toContain('Week')
  documents.delete(paths.overallBoard(SEASON))
  expect(said()).toContain('Season 2025 is over.')
})

it('before the first games of a season home leads to how the last one ended, and no longer once it has games', () => {
  const finishedSeasons = [SEASON - 1, SEASON].map((season) => ({ season, closedAt: 1, weeks }))
  documents.set(paths.settings(), { ...settings, season: SEASON + 1, weeks: [], finishedSeasons })
  const markup = markupAt('/', <Today uid="ann" />)
  expect(wordsOf(markup)).toContain(`No games to pick yet. See how season ${SEASON} ended`)
  expect(markup).toContain(`season=${SEASON}`)
  documents.set(paths.settings(), { ...settings, finishedSeasons: finishedSeasons.slice(0, 1) })
  expect(wordsOf(markupAt('/', <Today uid="ann" />))).not.toContain('See how season')
})
