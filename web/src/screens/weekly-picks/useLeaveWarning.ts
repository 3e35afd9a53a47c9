import { useEffect, useEffectEvent } from 'react'
import { picksAre } from '#common/counted'
import { firstLockText } from '#common/game/missing'
import { addListeners } from '#web/session/device'
import { useSession, useUid } from '#web/session/session'
import { toast } from '#web/ui/toast'
import { dayTimeText } from '#web/ui/when'
import { urls } from '#web/urls'
import type { LockRisk } from './cards'

/**
 * Warns whoever leaves while picks are not saved and their games lock soon: the browser asks before the page goes, and
 * another screen of the app, from where they are still sent, opens with the warning.
 */
export function useLeaveWarning(risk: LockRisk | null): void {
  const hasRisk = risk !== null
  useEffect(() => {
    if (!hasRisk) return
    return addListeners((options) => addEventListener('beforeunload', (event) => event.preventDefault(), options))
  }, [hasRisk])
  const uid = useUid()
  const warn = useEffectEvent(() => {
    const { session, redirect } = useSession.getState()
    // A logout has thrown them away, and another player has no use for them.
    if (!risk || redirect === urls.home || (session && session.uid !== uid)) return
    toast('warn', `${picksAre(risk.count)} not saved yet. ${firstLockText(risk.count, dayTimeText(risk.lockAt))}.`)
  })
  useEffect(() => () => warn(), [])
}
