import { byName } from '#common/people/name-order'

/** What decides a row's place. */
type Placed = { points: number; correct: number; name: string; userId: string }

/** The order of the weekly and the season's leaderboard: points, then correct, then name without regard to case. */
export function byStanding(a: Placed, b: Placed): number {
  return b.points - a.points || b.correct - a.correct || byName(a, b)
}

/** The rows with the most points, in their order; none while nobody has a point. */
export function winnersOf<Row extends { points: number }>(rows: readonly Row[]): Row[] {
  const most = rows.reduce((max, { points }) => Math.max(max, points), 0)
  return most > 0 ? rows.filter(({ points }) => points === most) : []
}

/** Whether a board has places: before anybody has a point everybody would be first. */
export const hasPlaces = (rows: readonly { points: number }[]): boolean => rows.some(({ points }) => points > 0)

/** Rank of each row of an ordered board, from 1; equal points share a rank and the next rank is skipped. */
export function sharedRanks(rows: readonly { points: number }[]): number[] {
  return ranksWhere(rows, (one, other) => one.points === other.points)
}

/** Rank of each row of any ordered board, from 1; neighbours that are `tied` share one and the next rank is skipped. */
export function ranksWhere<Row>(rows: readonly Row[], tied: (one: Row, other: Row) => boolean): number[] {
  const ranks: number[] = []
  rows.forEach((row, index) => {
    const above = rows[index - 1]
    ranks.push(above !== undefined && tied(above, row) ? (ranks[index - 1] ?? 1) : index + 1)
  })
  return ranks
}

/** Every player's rank by points, from rows in any order; equal points share a rank and the next rank is skipped. */
export function ranksOf(rows: readonly { userId: string; points: number }[]): Map<string, number> {
  const ordered = [...rows].sort((a, b) => b.points - a.points)
  const ranks = sharedRanks(ordered)
  return new Map(ordered.map(({ userId }, index) => [userId, ranks[index] ?? 0]))
}

/** The ranks that more than one player has. */
export function tiedRanks(ranks: Iterable<number>): Set<number> {
  const all = [...ranks].sort((a, b) => a - b)
  return new Set(all.filter((rank, index) => rank === all[index - 1]))
}
