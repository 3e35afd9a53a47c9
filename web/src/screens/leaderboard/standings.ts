import { asItStands, hasBegun } from '#common/boards/as-it-stands'
import {
  type BoardGame,
  isWeekFinished,
  type OverallBoard,
  tallyAt,
  type WeeklyBoard,
  type WeeklyRow,
  winShare,
} from '#common/boards/leaderboard'
import { hasPlaces, ranksOf, tiedRanks, winnersOf } from '#common/boards/ranks'
import { countsForPoints } from '#common/game/grade'
import { byName } from '#common/people/name-order'
import { phaseNow, type WeekScores } from '#common/week/week'
import { type Square, squareOf } from './PickSquares'

type Scores = WeekScores | undefined

/** A row of the weekly leaderboard with everything it shows. */
export interface Standing {
  row: WeeklyRow
  rank: number
  /** Whether others have the same rank. */
  tied: boolean
  /** Points if every game under way ended now. */
  pointsNow: number
  /** Places won (+) or lost (−) if every game under way ended now. */
  moved: number
  squares: Square[]
}

/** Whether two standings look the same. A new clock makes all of them again, of the same rows of the board. */
export const isDrawnAlike = (one: Standing, other: Standing): boolean =>
  one.row === other.row &&
  one.rank === other.rank &&
  one.tied === other.tied &&
  one.pointsNow === other.pointsNow &&
  one.moved === other.moved &&
  one.squares.every(({ kind }, index) => kind === other.squares[index]?.kind)

/** From this many players on a board has a search field and a way to the viewer's own row. */
export const MANY_PLAYERS = 30

/**
 * The board's rows in its order: each with its graded rank, and with its points and change of place if the games under
 * way ended now.
 */
export function standingsOf(board: WeeklyBoard, scores: Scores): Standing[] {
  const { rows } = board
  const totals = tallyAt(board.games, asItStands(scores))
  const asOfNow = rows.map((row) => ({ userId: row.userId, ...totals(row) }))
  const [ranks, ranksNow] = [ranksOf(rows), ranksOf(asOfNow)]
  const tiedRankSet = tiedRanks(ranks.values())
  const revealed = new Set(board.revealed)
  const hadPlaces = hasPlaces(rows)
  return rows.map((row, index) => {
    const rank = ranks.get(row.userId) ?? 0
    return {
      row,
      rank,
      tied: tiedRankSet.has(rank),
      pointsNow: asOfNow[index]?.points ?? row.points,
      moved: hadPlaces ? rank - (ranksNow.get(row.userId) ?? rank) : 0,
      squares: board.games.map((game) =>
        squareOf(game, {
          side: row.sides[game.gameId],
          revealed: revealed.has(game.gameId),
          live: scores?.games[game.gameId],
          hasLeft: row.left,
        }),
      ),
    }
  })
}

/**
 * How many games of the week are over, under way and ahead, without those that were called off. A suspended one is
 * under way, because its score counts for the points as it stands; one whose first snap is delayed is still ahead.
 */
export function weekProgress(board: WeeklyBoard, scores: Scores) {
  const counting = board.games.filter((game) => !game.void)
  const liveOf = ({ gameId }: BoardGame) => scores?.games[gameId]
  const completed = counting.filter((game) => phaseNow(game, liveOf(game)) === 'final').length
  const underWay = counting.filter((game) => hasBegun(game, liveOf(game))).length - completed
  return { completed, underWay, remaining: counting.length - completed - underWay }
}

/** The progress of the week in words. In a finished season a game that is not over is not awaited any more. */
export function progressText(board: WeeklyBoard, scores: Scores): string {
  const { completed, underWay, remaining } = weekProgress(board, scores)
  const noResult = board.games.filter((game) => game.noResult).length
  const calledOff = board.games.filter((game) => game.void && !game.noResult).length
  const calledOffText = calledOff > 0 ? `\u00a0• ${calledOff}\u00a0called\u00a0off` : ''
  if (noResult > 0) return `${completed} completed • ${noResult} without a result${calledOffText}`
  return `${completed} completed • ${underWay} in progress • ${remaining} remaining${calledOffText}`
}

/**
 * Names of the winners once the week is finished; ties share the crown. Empty before that, and when nobody has a point.
 */
export const winnerNames = (board: WeeklyBoard): string[] =>
  isWeekFinished(board) ? winnersOf(board.rows).map(({ name }) => name) : []

/** Whether a game of the week may still be picked, as far as the board knows. */
export function mayBeOpen(board: WeeklyBoard): boolean {
  const revealed = new Set(board.revealed)
  return board.games.some((game) => countsForPoints(game) && !revealed.has(game.gameId))
}

export const COLUMNS = ['Rank', 'Player', 'Points', 'Correct', 'Picks', 'Win %'] as const
export type Column = (typeof COLUMNS)[number]

/**
 * The column a table is sorted by. Each begins in its own direction: names from A to Z, ranks with the first place, all
 * other numbers with the highest. `reversed` turns it round.
 */
export interface Order<By extends string> {
  by: By
  reversed: boolean
}

/** The number each column of a table is sorted by; a column without one is sorted by the player's name. */
export type SortValues = Readonly<Record<string, (standing: Standing) => number>>

/** How the weekly table is sorted. */
export const SORT_VALUES: SortValues = {
  Rank: ({ rank }) => -rank,
  Points: ({ row }) => row.points,
  Correct: ({ row }) => row.correct,
  Picks: ({ row }) => row.picks,
  'Win %': ({ row }) => winShare(row),
}

/**
 * The standings sorted by a column: the highest number first, names from A to Z, the other way round when `reversed`.
 * Equal rows keep the order of the board.
 */
export function inOrder(
  standings: readonly Standing[],
  { by, reversed }: Order<string>,
  sortValues: SortValues,
): Standing[] {
  const value = sortValues[by]
  const compare = (a: Standing, b: Standing) => (value ? value(b) - value(a) : byName(a.row, b.row))
  return [...standings].sort((a, b) => (reversed ? -1 : 1) * compare(a, b))
}

/**
 * The most points that anybody has in each week in which somebody has one.
 * @param open weeks that may not be over, of which nothing is said.
 */
export const weekHighs = (
  { weeks, rows }: Pick<OverallBoard, 'weeks' | 'rows'>,
  open: readonly number[],
): Record<number, number> =>
  Object.fromEntries(
    weeks
      .filter((week) => !open.includes(week))
      .map((week) => [week, Math.max(0, ...rows.map(({ byWeek }) => byWeek[week] ?? 0))] as const)
      .filter(([, points]) => points > 0),
  )
