import { useMemo } from 'react'
import type { OverallBoard, WeeklyBoard } from '../../../common/leaderboard'
import type { GameLine } from '../../../common/line'
import type { MinigameBoard } from '../../../common/minigame-board'
import { paths } from '../../../common/paths'
import type { Slip } from '../../../common/pick'
import type { Change, Settings, Week, WeekScores, WeekStatus } from '../../../common/week'
import { useSession } from '../store'
import { useFollowed } from './follow'

/** A week with the lines of its slate, in the order of the cards. */
export interface SlateWeek extends Week {
  lines: GameLine[]
}

const NO_GAMES = 'Error fetching selected games or spreads'

/** The league's settings: season, active week, weeks opened so far. */
export const useSettings = () => useFollowed<Settings>(paths.settings(), 'Failed to load weeks')

/** A path of the current season, or null until the season and the week are known. */
function useWeekPath(path: (season: number, week: number) => string, week: number | undefined): string | null {
  const settings = useSettings()
  return settings && week !== undefined ? path(settings.season, week) : null
}

/** A week and its lines. */
export function useWeek(week: number | undefined): SlateWeek | null | undefined {
  const opened = useFollowed<Week>(useWeekPath(paths.week, week), 'Failed to load week view')
  const lines = useFollowed<GameLine[]>(useWeekPath(paths.lines, week), NO_GAMES)
  return useMemo(() => {
    if (opened === null) return null
    if (!opened || !lines) return undefined
    const byId = new Map(lines.map((line) => [line.gameId, line]))
    return { ...opened, lines: opened.slate.map((id) => byId.get(id)).filter((line) => line !== undefined) }
  }, [opened, lines])
}

/** The week's live scores. */
export const useScores = (week: number | undefined) =>
  useFollowed<WeekScores>(useWeekPath(paths.scores, week), NO_GAMES)

/** The week's leaderboard. */
export const useWeeklyBoard = (week: number | undefined) =>
  useFollowed<WeeklyBoard>(useWeekPath(paths.weeklyBoard, week), 'Failed to load weekly leaderboard')

/** Who is in, never what. */
export const useStatus = (week: number | undefined) =>
  useFollowed<WeekStatus>(useWeekPath(paths.status, week), 'Failed to load leaderboard')

/** The player's own picks of the week. */
export function useSlip(week: number | undefined): Slip | null | undefined {
  const uid = useSession(({ session }) => session?.uid ?? '')
  return useFollowed<Slip>(
    useWeekPath((season, n) => paths.slip(season, n, uid), week),
    'Failed to load picks',
  )
}

/** The mini games' leaderboard. */
export const useMinigameBoard = () => useFollowed<MinigameBoard>(paths.minigameBoard(), 'Failed to load leaderboard')

/** The season's leaderboard. A screen that reads only the player's own score off it gives its own sentence. */
export function useOverallBoard(sentence = 'Failed to load overall leaderboard'): OverallBoard | null | undefined {
  const settings = useSettings()
  return useFollowed<OverallBoard>(settings ? paths.overallBoard(settings.season) : null, sentence)
}

/** The open log of a week, latest first. */
export function useChanges(week: number | undefined): Change[] | null | undefined {
  const path = useWeekPath((season, n) => `${paths.changes(season)}?week=${n}`, week)
  const changes = useFollowed<Change[]>(path, 'Failed to load the log')
  return useMemo(() => changes && [...changes].sort((a, b) => b.at - a.at), [changes])
}
