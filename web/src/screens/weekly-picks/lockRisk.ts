import { lockAt } from '#common/game/lock'
import { type Card, unsaved } from './cards'

/** A lock is near from this long before it (ms). */
const NEAR = 1_800_000

/** What to tell a player who leaves while picks of games that lock soon are not saved; null when there are none. */
export function lockRisk(cards: readonly Card[]): { picks: number; lockAt: number } | null {
  const near = unsaved(cards).filter(({ toLock, closed }) => !closed && toLock !== null && toLock <= NEAR)
  const moments = near.map(({ line }) => lockAt(line)).filter((at) => at !== null)
  return moments.length ? { picks: near.length, lockAt: Math.min(...moments) } : null
}
