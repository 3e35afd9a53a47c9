import type { WeeklyBoard } from '#common/boards/leaderboard'

/** Who took which side of a revealed game, by name in the order of the board. */
export interface Split {
  AWAY: string[]
  HOME: string[]
  missed: string[]
}

/** How the league split on a game; null while its picks are hidden. */
export function splitOf(board: WeeklyBoard, gameId: string): Split | null {
  if (!board.revealed.includes(gameId)) return null
  const split: Split = { AWAY: [], HOME: [], missed: [] }
  for (const row of board.rows) split[row.sides[gameId] ?? 'missed'].push(row.name)
  return split
}
