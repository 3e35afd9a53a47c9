import type { GameLine } from './line'
import { canBePicked, nextLock } from './lock'
import type { Slip } from './pick'

/** How many games a player can still pick and has not, and when the first of them locks (epoch ms; null for unknown). */
export function missingPicks(lines: readonly GameLine[], slip: Slip | undefined, now: number) {
  const missing = lines.filter((line) => !slip?.picks[line.gameId] && canBePicked(line, now))
  return { count: missing.length, lockAt: nextLock(missing, now) }
}
