import type { GameLine } from '#common/game/line'
import { canBePicked } from '#common/game/lock'
import type { Slip } from '#common/game/pick'
import { hasLeft } from '#common/people/profile'
import type { WeekStatusDoc } from '#common/week/week-status'
import type { PublishedPick, StoredSlip, WeekState } from './week-state'

/**
 * How many of the games that can be picked each member has picked; never which side. If all games that have closed
 * since the last count have just revealed, their picks are subtracted from that count, so that a reveal reads no slips.
 * @param picksJustRead the picks of the games that have just revealed, by game.
 * @returns null if the slips of the state are not enough for that: then all must be read.
 */
export function decideStatus(
  state: WeekState,
  lines: readonly GameLine[],
  picksJustRead: ReadonlyMap<string, readonly PublishedPick[]>,
  now: number,
): WeekStatusDoc | null {
  const games = lines.filter((line) => canBePicked(line, now)).map((line) => line.gameId)
  const countOf =
    games.length > 0 && !state.hasAllSlips ? countSinceLast(state, games, picksJustRead) : countAgain(state, games)
  const present = Object.entries(state.members).filter(([, member]) => !hasLeft(member))
  const made = present.map(([uid]) => [uid, countOf?.(uid)] as const)
  // A count is negative if a slip became visible only after later ones had been counted.
  const isKnown = (entry: readonly [string, number | undefined]): entry is readonly [string, number] =>
    entry[1] !== undefined && entry[1] >= 0
  return made.every(isKnown) ? { week: state.week.week, games, made: Object.fromEntries(made) } : null
}

type CountOf = (uid: string) => number | undefined

const countPicks = (games: readonly string[], slip: Slip | undefined): number =>
  games.filter((id) => slip?.picks[id]).length

const countAgain =
  ({ slips }: WeekState, games: readonly string[]): CountOf =>
  (uid) =>
    countPicks(games, slips.get(uid))

function countSinceLast(
  state: WeekState,
  games: readonly string[],
  picksJustRead: ReadonlyMap<string, readonly PublishedPick[]>,
): CountOf | null {
  const { status, slips } = state
  if (!status || games.some((id) => !status.games.includes(id))) return null
  const closed = status.games.filter((id) => !games.includes(id))
  if (closed.some((id) => !picksJustRead.has(id))) return null
  const revealedCounts = new Map<string, number>()
  for (const { uid } of closed.flatMap((id) => picksJustRead.get(id) ?? []))
    revealedCounts.set(uid, (revealedCounts.get(uid) ?? 0) + 1)
  const again = countAgain(state, games)
  return (uid) => {
    if (slips.has(uid)) return again(uid)
    const before = status.made[uid]
    return before === undefined ? undefined : before - (revealedCounts.get(uid) ?? 0)
  }
}

/**
 * Counts newly saved slips in the status.
 * @returns null if one of them is of a member that is not in the status: then the whole week must be decided.
 */
export function countSlips(status: WeekStatusDoc | null, slips: ReadonlyMap<string, StoredSlip>): WeekStatusDoc | null {
  if (!status || [...slips.keys()].some((uid) => status.made[uid] === undefined)) return null
  const made = { ...status.made }
  for (const [uid, slip] of slips) made[uid] = countPicks(status.games, slip)
  return { ...status, made }
}
