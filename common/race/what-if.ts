import {
  type BoardGame,
  byStanding,
  ranksOf,
  tally,
  type WeeklyBoard,
  type WeeklyRow,
} from '#common/boards/leaderboard'
import { finalScore, type Score } from '#common/game/grade'
import type { Side } from '#common/game/line'
import { type Outlook, outlooks } from './outlook'
import { type Assumptions, raceOf, type ViewerPicks } from './race'

/** A row of the standings as they would be. */
export interface WhatIfRow extends Outlook {
  row: WeeklyRow
  points: number
  rank: number
  /** Places won (+) or lost (−) against the points that are won already. */
  moved: number
}

/** A score at which a side covers any number a line may carry. */
export const scoreCovering = (side: Side): Score =>
  side === 'HOME' ? { homeScore: 100, awayScore: 0 } : { homeScore: 0, awayScore: 100 }

/** Grades a week by its finals, and as if these sides covered. */
const scoresAssuming =
  (supposed: Assumptions) =>
  (game: BoardGame): Score | null => {
    const side = supposed[game.gameId]
    return finalScore(game) ?? (side ? scoreCovering(side) : null)
  }

/**
 * The standings if these sides covered, in their order. A pick that is still hidden counts for its own player alone;
 * what the others may hold is in their outlook.
 */
export function whatIf(board: WeeklyBoard, supposed: Assumptions, own?: ViewerPicks): WhatIfRow[] {
  const outlook = outlooks(raceOf(board, own, supposed))
  const before = ranksOf(board.rows.map((row) => ({ userId: row.userId, ...tally(board.games, row) })))
  const rows = board.rows.map((row) => {
    const picks = own?.userId === row.userId ? withOwn(board, row, own) : row
    return { row, name: row.name, userId: row.userId, ...tally(board.games, picks, scoresAssuming(supposed)) }
  })
  const after = ranksOf(rows)
  return rows.sort(byStanding).map(({ row, points }) => {
    const rank = after.get(row.userId) ?? 0
    const { most = points, fate = 'open' } = outlook.get(row.userId) ?? {}
    return { row, points, rank, moved: (before.get(row.userId) ?? rank) - rank, most, fate }
  })
}

/** The picks everybody sees, and the player's own in games that are still secret. */
function withOwn({ revealed }: WeeklyBoard, row: WeeklyRow, own: ViewerPicks) {
  const secret = Object.entries(own.sides).filter(([gameId]) => !revealed.includes(gameId))
  return { sides: { ...Object.fromEntries(secret), ...row.sides }, worth: { ...own.worth, ...row.worth } }
}
