import type { Side } from '#common/game/sides'
import { entryOf } from '#common/people/profile'
import { type GradedPick, gradedGames, gradedPicks } from './graded-week'
import { isWeekFinished } from './leaderboard'
import { unpackRow, type WeeklyBoardDoc, type WeeklyRowDoc } from './weekly-board'

/** How two players compare, seen from the first of them. */
export interface HeadToHead {
  /** Finished weeks in which both had a pick on a graded game. */
  weeks: number
  /** Of these, the weeks in which the first had more points, fewer, or as many. */
  won: number
  lost: number
  tied: number
  /** Graded games that they picked differently, also those of a week under way. */
  differed: number
  /** Of these, the games that the first had right, and wrong; the others were pushes. */
  right: number
  wrong: number
}

/**
 * Compares two players over weekly boards, of one season or of several.
 * @param boards those of a finished season as `boardOfFinishedSeason` gives them, in which no game is left open.
 */
export function headToHead(boards: Iterable<WeeklyBoardDoc>, first: string, second: string): HeadToHead {
  const sum: HeadToHead = { weeks: 0, won: 0, lost: 0, tied: 0, differed: 0, right: 0, wrong: 0 }
  for (const board of boards) {
    const [firstRow, secondRow] = [entryOf(board.rows, first), entryOf(board.rows, second)]
    if (!firstRow || !secondRow) continue
    const graded = gradedGames(board)
    const picksOf = (row: WeeklyRowDoc) => gradedPicks(graded, unpackRow(board.games, row))
    const [firstPicks, secondPicks] = [picksOf(firstRow), picksOf(secondRow)]
    if (firstPicks.length === 0 || secondPicks.length === 0) continue
    if (isWeekFinished(board)) countWeek(sum, firstRow.points - secondRow.points)
    countDifferences(sum, firstPicks, new Map(secondPicks.map(({ gameId, side }) => [gameId, side])))
  }
  return sum
}

function countWeek(sum: HeadToHead, lead: number): void {
  sum.weeks += 1
  if (lead === 0) sum.tied += 1
  else if (lead > 0) sum.won += 1
  else sum.lost += 1
}

function countDifferences(
  sum: HeadToHead,
  firstPicks: readonly GradedPick[],
  secondSides: ReadonlyMap<string, Side>,
): void {
  for (const { gameId, side, result } of firstPicks) {
    const secondSide = secondSides.get(gameId)
    if (!secondSide || secondSide === side) continue
    sum.differed += 1
    if (result === 'WIN') sum.right += 1
    if (result === 'LOSS') sum.wrong += 1
  }
}
