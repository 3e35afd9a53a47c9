/** A time in which somebody was not a member of the league. */
export interface Absence {
  /** When they left (epoch ms). */
  from: number
  /** When they were let back (epoch ms); missing while they are away. */
  to?: number
}

interface Absent {
  away?: readonly Absence[]
}

/** Whether somebody has left the league, and has not been let back. */
export const hasLeft = ({ away = [] }: Absent): boolean => away.some(({ to }) => to === undefined)

/**
 * Whether somebody was a member when one of these games revealed; a game still to come counts for the present members.
 * A member who was there for none of a week's games has no row on its board.
 * @param revealedAt of each game of a week (epoch ms), null for one that has not revealed.
 */
export function wasMember(away: readonly Absence[] = [], revealedAt: readonly (number | null)[]): boolean {
  const isThere = !hasLeft({ away })
  const wasAway = (at: number) => away.some(({ from, to = Number.POSITIVE_INFINITY }) => from <= at && at < to)
  if (away.length === 0 || revealedAt.length === 0) return isThere
  return revealedAt.some((at) => (at === null ? isThere : !wasAway(at)))
}
