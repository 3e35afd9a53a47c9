import { useEffect, useState } from 'react'
import { runEvery } from '#web/session/device'
import { useCorrection } from '#web/session/serverTime'

/** The page's time (epoch ms), refreshed every `interval` ms and whenever the player comes back to the tab. */
export function useNow(interval: number): number {
  const correction = useCorrection()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => runEvery(interval, () => setNow(Date.now())), [interval])
  return now + correction
}
