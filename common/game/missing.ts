import type { GameLine } from './line'
import { canBePicked, nextToLock } from './lock'
import type { Slip } from './pick'

/** When the first of so many games locks: `It locks 7:40 PM`. @param when that is, in words */
export const firstLockText = (count: number, when: string): string =>
  `${count === 1 ? 'It' : 'The first'} locks ${when}`

/**
 * How many games a player can still pick and has not, when the first of them locks (epoch ms; null for unknown), and
 * which it is.
 */
export function missingPicks(lines: readonly GameLine[], slip: Slip | null | undefined, now: number) {
  const missing = lines.filter((line) => !slip?.picks[line.gameId] && canBePicked(line, now))
  const next = nextToLock(missing, now)
  return { count: missing.length, lockAt: next?.at ?? null, first: next?.games[0] }
}
