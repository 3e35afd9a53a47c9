import { useEffect, useState } from 'react'

/** The time (epoch ms), refreshed every `interval` ms and whenever the player comes back to the tab. */
export function useNow(interval: number): number {
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
  return now
}
