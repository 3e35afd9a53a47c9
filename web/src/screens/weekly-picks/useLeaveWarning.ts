import { useEffect, useEffectEvent } from 'react'
import { toast } from '#web/ui/toast'
import { timeText } from '#web/ui/when'
import type { lockRisk } from './cards'

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
    const picks = risk.picks === 1 ? '1 pick is' : `${risk.picks} picks are`
    toast('warn', `${picks} not saved yet. The next lock is at ${timeText(risk.lockAt)}.`)
  })
  useEffect(() => () => warn(), [])
}
