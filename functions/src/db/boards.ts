import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { MinigameBoardDoc } from '#common/nicknames/minigame-board'
import { type CollectionPath, paths } from '#common/paths'
import { readAll } from './firebase'

type Board = WeeklyBoardDoc | OverallBoardDoc | MinigameBoardDoc

/** All boards of a season. */
export const boardsPath = (season: number): CollectionPath<Board> => paths.leaderboards(season)

export const isWeekly = (board: Board): board is WeeklyBoardDoc => 'week' in board
export const isOverall = (board: Board): board is OverallBoardDoc => 'weeks' in board

/** The weekly boards of a season. */
export async function readWeeklyBoards(season: number): Promise<WeeklyBoardDoc[]> {
  return [...(await readAll(boardsPath(season))).values()].filter(isWeekly)
}
