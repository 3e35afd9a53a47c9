import type { OverallBoard, WeeklyBoard } from '#common/boards/leaderboard'
import { joinOverall } from '#common/boards/overall-board'
import { boardOfFinishedSeason, joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { Slip } from '#common/game/pick'
import { pagePaths } from '#common/page-paths'
import type { Directory } from '#common/people/profile'
import { joinStatus, type WeekStatus } from '#common/week/week-status'
import {
  LEADERBOARD_ERROR,
  useIsSeasonFinished,
  useSeasonDocument,
  useSlip,
  useWeekDocument,
  useWithNames,
} from './league'
import type { Loaded } from './loaded'
import { useDocument } from './useDocument'

// Apart from the league, so that the weekly picks and the live scores do not load them.

const WEEKLY_BOARD_ERROR = 'Failed to load weekly leaderboard'

/** The week's leaderboard. What reads only one player's picks off it gives its own sentence. */
export function useWeeklyBoard(week: number | undefined, errorText = WEEKLY_BOARD_ERROR): Loaded<WeeklyBoard> {
  const doc = useWeekDocument(pagePaths.weeklyBoard, week, errorText)
  return useWithNames(doc, errorText, useIsSeasonFinished() ? joinFinished : joinWeekly)
}

const joinFinished = (doc: WeeklyBoardDoc, directory: Directory | null) =>
  boardOfFinishedSeason(joinWeekly(doc, directory))

/** The viewer's own slip of the board's week, read only while the board still hides some of its picks. */
export function useOwnSlip(board: WeeklyBoard): Slip | undefined {
  const someHidden = board.games.some(({ gameId }) => !board.revealed.includes(gameId))
  return useSlip(someHidden ? board.week : undefined).value
}

/** The season's leaderboard. A screen that reads only the player's own score off it gives its own sentence. */
export function useOverallBoard(errorText = 'Failed to load overall leaderboard'): Loaded<OverallBoard> {
  const doc = useSeasonDocument(pagePaths.overallBoard, errorText)
  return useWithNames(doc, errorText, joinOverall)
}

/** Who is in, never what. */
export function useStatus(week: number | undefined): Loaded<WeekStatus> {
  const doc = useWeekDocument(pagePaths.status, week, LEADERBOARD_ERROR)
  return useWithNames(doc, LEADERBOARD_ERROR, joinStatus)
}

/** A player's public profile, read when their card is opened. */
export const useUser = (uid: string) => useDocument(pagePaths.user(uid), LEADERBOARD_ERROR)
