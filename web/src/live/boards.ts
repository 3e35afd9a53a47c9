import type { OverallBoard, WeeklyBoard } from '#common/boards/leaderboard'
import { joinOverall, type OverallBoardDoc } from '#common/boards/overall-board'
import { boardOfFinishedSeason, joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { pagePaths } from '#common/page-paths'
import type { Directory, User } from '#common/people/profile'
import { joinStatus, type WeekStatus, type WeekStatusDoc } from '#common/week/week-status'
import { NO_LEADERBOARD, useIsSeasonFinished, useSeasonDocument, useWeekDocument, useWithNames } from './league'
import type { Loaded } from './loaded'
import { useDocument } from './useDocument'

// Apart from the league, so that the weekly picks and the live scores do not load them.

const NO_WEEK_BOARD = 'Failed to load weekly leaderboard'

/** The week's leaderboard. What reads only one player's picks off it gives its own sentence. */
export function useWeeklyBoard(week: number | undefined, sentence = NO_WEEK_BOARD): Loaded<WeeklyBoard> {
  const doc = useWeekDocument<WeeklyBoardDoc>(pagePaths.weeklyBoard, week, sentence)
  return useWithNames(doc, sentence, useIsSeasonFinished() ? joinFinished : joinWeekly)
}

const joinFinished = (doc: WeeklyBoardDoc, directory: Directory | null) =>
  boardOfFinishedSeason(joinWeekly(doc, directory))

/** The season's leaderboard. A screen that reads only the player's own score off it gives its own sentence. */
export function useSeasonBoard(sentence = 'Failed to load overall leaderboard'): Loaded<OverallBoard> {
  const doc = useSeasonDocument<OverallBoardDoc>(pagePaths.overallBoard, sentence)
  return useWithNames(doc, sentence, joinOverall)
}

/** Who is in, never what. */
export function useStatus(week: number | undefined): Loaded<WeekStatus> {
  const doc = useWeekDocument<WeekStatusDoc>(pagePaths.status, week, NO_LEADERBOARD)
  return useWithNames(doc, NO_LEADERBOARD, joinStatus)
}

/** A player's public profile, read when their card is opened. */
export const useUser = (uid: string) => useDocument<User>(pagePaths.user(uid), NO_LEADERBOARD)
