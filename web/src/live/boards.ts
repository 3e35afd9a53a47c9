import type { OverallBoard, WeeklyBoard } from '#common/boards/leaderboard'
import { joinOverall } from '#common/boards/overall-board'
import { boardOfFinishedSeason, joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { Slip } from '#common/game/pick'
import { pagePaths } from '#common/page-paths'
import type { Directory } from '#common/people/profile'
import { joinStatus, type WeekStatus } from '#common/week/week-status'
import { useIsSeasonFinished, useSeasonDocument, useSlip, useWeekDocument, useWithNames } from './league'
import type { Loaded } from './loaded'
import { useDocument } from './useDocument'

// In a module of their own, so that the weekly picks and the live scores load no code of the boards.

export const LEADERBOARD_ERROR = 'Failed to load leaderboard'

const WEEKLY_BOARD_ERROR = 'Failed to load weekly leaderboard'

/** The week's leaderboard. @param errorText what the player reads if it cannot be read. */
export function useWeeklyBoard(week: number | undefined, errorText = WEEKLY_BOARD_ERROR): Loaded<WeeklyBoard> {
  const doc = useWeekDocument(pagePaths.weeklyBoard, week, errorText)
  return useWithNames(doc, errorText, useIsSeasonFinished() ? joinFinished : joinWeekly)
}

const joinFinished = (doc: WeeklyBoardDoc, directory: Directory | null) =>
  boardOfFinishedSeason(joinWeekly(doc, directory))

/** The viewer's own slip of the board's week, read only while the board still hides some of its picks. */
export function useSlipWhileHidden(board: WeeklyBoard): Slip | undefined {
  const someHidden = board.games.some(({ gameId }) => !board.revealed.includes(gameId))
  return useSlip(someHidden ? board.week : undefined).value
}

/** The season's leaderboard. @param errorText what the player reads if it cannot be read. */
export function useOverallBoard(errorText = 'Failed to load overall leaderboard'): Loaded<OverallBoard> {
  const doc = useSeasonDocument(pagePaths.overallBoard, errorText)
  return useWithNames(doc, errorText, joinOverall)
}

/** How many picks each player still has to make, never which they made. */
export function useWeekStatus(week: number | undefined): Loaded<WeekStatus> {
  const doc = useWeekDocument(pagePaths.status, week, LEADERBOARD_ERROR)
  return useWithNames(doc, LEADERBOARD_ERROR, joinStatus)
}

/** A player's public profile, read when their card is opened. */
export const usePublicProfile = (uid: string) => useDocument(pagePaths.user(uid), LEADERBOARD_ERROR)
