import { useEffect, useState } from 'react'
import { useCorrection } from '#web/session/serverTime'

/** The page's time (epoch ms), refreshed every `interval` ms and whenever the player comes back to the tab. */
export function useNow(interval: number): number {
  const correction = useCorrection()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const refresh = () => setNow(Date.now())
    const timer = setInterval(refresh, interval)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [interval])
  return now + correction
}
