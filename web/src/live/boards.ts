import type { OverallBoard, WeeklyBoard } from '#common/boards/leaderboard'
import { joinOverall, type OverallBoardDoc } from '#common/boards/overall-board'
import { joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import type { Loaded } from './documents'
import { useNamed, useOfSeason, useOfWeek } from './league'

// Apart from the league, so that the pages without a leaderboard do not load it.

const NO_WEEK_BOARD = 'Failed to load weekly leaderboard'

/** The week's leaderboard. What reads only one player's picks off it gives its own sentence. */
export function useWeeklyBoard(week: number | undefined, sentence = NO_WEEK_BOARD): Loaded<WeeklyBoard> {
  const doc = useOfWeek<WeeklyBoardDoc>(paths.weeklyBoard, week, sentence)
  return useNamed(doc, sentence, joinWeekly)
}

/** The season's leaderboard. A screen that reads only the player's own score off it gives its own sentence. */
export function useSeasonBoard(sentence = 'Failed to load overall leaderboard'): Loaded<OverallBoard> {
  const doc = useOfSeason<OverallBoardDoc>(paths.overallBoard, sentence)
  return useNamed(doc, sentence, joinOverall)
}
