import { useState } from 'react'
import type { GameLine } from '#common/game/line'
import { CARD_GRACE, nextLock } from '#common/game/lock'
import { useNow } from '#web/ui/useNow'

const CALM = 30_000
const TENSE = 1_000
/** The clock goes by the second this long before a lock (ms). */
export const LAST_MINUTES = 120_000

/** The clock of the cards: every 30 s, every second in the last two minutes before a game locks. */
export function usePickClock(lines: readonly GameLine[]): number {
  const [interval, setPace] = useState(CALM)
  const now = useNow(interval)
  // The card closes a little after the lock, so the second hand runs until then.
  const next = nextLock(lines, now - CARD_GRACE)
  const pace = next !== null && next - now <= LAST_MINUTES + CALM ? TENSE : CALM
  if (pace !== interval) setPace(pace)
  return now
}
