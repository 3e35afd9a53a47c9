import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { pagePaths } from '#common/page-paths'
import { newScores } from '#common/week/week'
import Commish from '#web/screens/commish/Commish'
import Dashboard from '#web/screens/dashboard/Dashboard'
import MinigameStandings from '#web/screens/leaderboard/minigame/MinigameStandings'
import PlayerModal from '#web/screens/leaderboard/player/PlayerModal'
import SeasonStandings from '#web/screens/leaderboard/season/OverallStandings'
import { WeeklyStandings } from '#web/screens/leaderboard/week/WeeklyStandings'
import LiveScores from '#web/screens/live-scores/LiveScores'
import WeeklyPicks from '#web/screens/weekly-picks/WeeklyPicks'
import { markupAt } from '../../tests/fixtures/markup-at'

const [SEASON, WEEK] = [2025, 14]
const league = { season: SEASON, activeWeek: WEEK, openWeeks: [WEEK], finishedWeeks: [] }
const known: Record<string, object> = {
  [pagePaths.settings()]: { ...league, weeks: [{ week: WEEK, label: 'Week 14' }] },
  [pagePaths.scores(SEASON, WEEK)]: newScores(WEEK),
}
const denied = { path: '' }

vi.mock(import('#web/session/session'), async (actual) => ({
  ...(await actual()),
  useSession: ((select = (state: object): unknown => state) =>
    select({ session: { uid: 'ann' }, redirect: null })) as never,
  useUid: () => 'ann',
}))
vi.mock('#web/live/useDocument', () => ({
  useDocument: (path: string | null, sentence: string) => {
    if (path === denied.path) throw new Error(sentence)
    const value = path === null ? undefined : known[path]
    return value ? { status: 'ready', value } : { status: path ? 'absent' : 'loading' }
  },
}))

const opened = { player: { userId: 'ray', name: 'Ray' }, week: WEEK, onClose: () => {} }
const board = pagePaths.weeklyBoard(SEASON, WEEK)
const week = pagePaths.week(SEASON, WEEK)
const overall = pagePaths.overallBoard(SEASON)

it.each<[screen: string, sentence: string, path: string, shown: ReactNode]>([
  ['the dashboard', 'Failed to load weeks', pagePaths.settings(), <Dashboard />],
  ['the dashboard', 'Failed to load week view', week, <Dashboard />],
  ['the dashboard', 'Failed to load picks', pagePaths.slip(SEASON, WEEK, 'ann'), <Dashboard />],
  ['the dashboard', 'Error fetching user score', overall, <Dashboard />],
  ['the weekly picks', 'Error fetching selected games or spreads', week, <WeeklyPicks />],
  ['the live scores', 'Error fetching selected games or spreads', week, <LiveScores />],
  ['the live scores', 'Error fetching selected games or spreads', pagePaths.scores(SEASON, WEEK), <LiveScores />],
  ['the weekly leaderboard', 'Failed to load weekly leaderboard', board, <WeeklyStandings />],
  ['the overall leaderboard', 'Failed to load overall leaderboard', overall, <SeasonStandings />],
  [
    'the mini games leaderboard',
    'Failed to load leaderboard',
    pagePaths.minigameBoard(),
    <MinigameStandings all={false} />,
  ],
  ['a player’s picks', 'Failed to load picks preview', board, <PlayerModal {...opened} first="picks" />],
  ['a player’s season', 'Failed to load user breakdown', overall, <PlayerModal {...opened} first="season" />],
  ['the desk', 'Error fetching initial commish data', pagePaths.settings(), <Commish />],
  ['the desk', 'Error loading spreads', week, <Commish />],
])('%s says “%s”', (_screen, sentence, path, shown) => {
  denied.path = path
  expect(() => markupAt('/', shown)).toThrow(sentence)
})
