import { FieldPath } from 'firebase-admin/firestore'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import { type BoardDoc, paths } from '#common/paths'
import { collectionRef } from './firebase'

export const isWeekly = (board: BoardDoc): board is WeeklyBoardDoc => 'week' in board
export const isOverall = (board: BoardDoc): board is OverallBoardDoc => 'weeks' in board

/**
 * The weekly boards of a season with the rows of these players only: a whole board has a row for every member, and
 * calls that each held a season of them would use up the memory.
 */
export async function readWeeklyBoards(season: number, uids: readonly string[]): Promise<WeeklyBoardDoc[]> {
  const rows = uids.map((uid) => new FieldPath('rows', uid))
  const found = await collectionRef(paths.leaderboards(season))
    .select('week', 'games', 'revealed', ...rows)
    .get()
  // A document without any of the rows comes without `rows`.
  return found.docs.map((document) => ({ rows: {}, ...document.data() })).filter(isWeekly)
}
