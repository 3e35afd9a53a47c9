import { ordinal } from '#common/boards/place-words'
import { hasPlaces, ranksOf, tiedRanks } from '#common/boards/ranks'

type Row = { userId: string; points: number }

/**
 * A player's place by points: `1st`, `22nd`, `Tied for 3rd`. Null for who has no row, and before there are places.
 */
export function placeText(rows: readonly Row[], userId: string | undefined): string | null {
  const ranks = ranksOf(rows)
  const rank = userId === undefined ? undefined : ranks.get(userId)
  if (rank === undefined || !hasPlaces(rows)) return null
  return `${tiedRanks(ranks.values()).has(rank) ? 'Tied for ' : ''}${ordinal(rank)}`
}

/** How far a player is from the lead: `4 behind the lead`, or `2 ahead` for who leads alone. Null for a shared one. */
export function leadText(rows: readonly Row[], userId: string | undefined): string | null {
  const playerRow = rows.find((row) => row.userId === userId)
  const others = rows.filter((row) => row !== playerRow).map(({ points }) => points)
  if (!playerRow || !others.length) return null
  const ahead = playerRow.points - Math.max(...others)
  if (ahead === 0) return null
  return ahead > 0 ? `${ahead} ahead` : `${-ahead} behind the lead`
}
