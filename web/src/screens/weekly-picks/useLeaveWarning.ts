import { useEffect, useEffectEvent } from 'react'
import { countedAre } from '#common/counted'
import { toast } from '#web/ui/toast'
import { timeText } from '#web/ui/when'
import type { lockRisk } from './lockRisk'

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
