import { useEffect, useEffectEvent } from 'react'
import { countedAre } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { CARD_GRACE, lockTime } from '#common/game/lock'
import { firstLockText } from '#common/game/missing'
import { CLOCK_READ_EVERY } from '#web/picking/useMissingPicks'
import { timeNow } from '#web/session/serverTime'
import { useSession, useUid } from '#web/session/session'
import { toast } from '#web/ui/toast'
import { useAskBeforeUnload } from '#web/ui/useAskBeforeUnload'
import { useNow } from '#web/ui/useNow'
import { dayTimeText } from '#web/ui/when'
import { urls } from '#web/urls'
import type { lockRisk } from './cards'

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

/**
 * Warns whoever leaves while picks are not saved and their games lock soon: the browser asks before the page goes, and
 * another screen of the app, from where they are still sent, opens with the warning.
 */
export function useLeaveWarning(risk: ReturnType<typeof lockRisk>): void {
  useAskBeforeUnload(risk !== null)
  const uid = useUid()
  const warn = useEffectEvent(() => {
    const { session, redirect } = useSession.getState()
    // A logout has thrown them away, and another player has no use for them.
    if (!risk || redirect === urls.home || (session && session.uid !== uid)) return
    toast(
      'warn',
      `${countedAre(risk.picks, 'pick')} not saved yet. ${firstLockText(risk.picks, dayTimeText(risk.lockAt))}.`,
    )
  })
  useEffect(() => () => warn(), [])
}
