import type { GameLine } from '#common/game/line'
import { CARD_GRACE, lockTime } from '#common/game/lock'
import { CLOCK_READ_EVERY } from '#web/picking/useMissingPicks'
import { timeNow } from '#web/session/serverTime'
import { useNow } from '#web/ui/useNow'

/**
 * Time until a card changes (ms): its countdown begins at the kickoff, its game locks, or the card closes a little
 * later. A countdown that has begun has a clock of its own.
 */
export function untilNextChange(lines: readonly GameLine[], now: number): number {
  const changes = lines.flatMap((line) => {
    const at = lockTime(line)
    return at === null ? [] : [line.kickoff, at, at + CARD_GRACE].map((moment) => moment - now)
  })
  return Math.min(CLOCK_READ_EVERY, ...changes.filter((left) => left > 0))
}

/** The time of this render (epoch ms). The screen is rendered again every 30 s, and whenever a lock changes a card. */
export function usePickClock(lines: readonly GameLine[]): number {
  // Not the time of the last tick, which may be half a minute old when lines come that lock sooner.
  const now = timeNow()
  useNow(untilNextChange(lines, now))
  return now
}
