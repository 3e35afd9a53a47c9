import { useEffect, useEffectEvent, useState } from 'react'
import { countedAre } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { CARD_GRACE, nextLock } from '#common/game/lock'
import { toast } from '#web/ui/toast'
import { useNow } from '#web/ui/useNow'
import { timeText } from '#web/ui/when'
import type { lockRisk } from './cards'

/** How often the cards' clock is read (ms): far from a lock, and close to one. */
const INTERVAL = { far: 30_000, close: 1_000 }
/** The clock goes by the second this long before a lock (ms). */
export const LAST_MINUTES = 120_000

/** The clock of the cards: every 30 s, every second in the last two minutes before a game locks. */
export function usePickClock(lines: readonly GameLine[]): number {
  const [interval, changeInterval] = useState(INTERVAL.far)
  const now = useNow(interval)
  // The card closes a little after the lock, so the clock goes by the second until then.
  const next = nextLock(lines, now - CARD_GRACE)
  const wanted = next !== null && next - now <= LAST_MINUTES + INTERVAL.far ? INTERVAL.close : INTERVAL.far
  if (wanted !== interval) changeInterval(wanted)
  return now
}

/**
 * Warns whoever leaves while picks are not saved and their games lock soon: the browser asks before the page goes, and
 * another screen of the app, from where they are still sent, opens with the warning.
 */
export function useLeaveWarning(risk: ReturnType<typeof lockRisk>): void {
  const risky = risk !== null
  useEffect(() => {
    if (!risky) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [risky])

  const warn = useEffectEvent(() => {
    if (!risk) return
    toast('warn', `${countedAre(risk.picks, 'pick')} not saved yet. The next lock is at ${timeText(risk.lockAt)}.`)
  })
  useEffect(() => () => warn(), [])
}
