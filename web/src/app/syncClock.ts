import { TIMEOUTS } from '#web/api'
import type { Device } from '#web/session/device'
import { timedFetch } from '#web/session/serverTime'

/** Asks for the server's time, now and when the player comes back: of a file, which costs no call of the API. */
export function syncClock({ onReturn }: Pick<Device, 'onReturn'>): () => void {
  // Without a response the time stays as it is.
  const ask = () =>
    void timedFetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUTS.read),
    }).catch(() => {})
  ask()
  return onReturn(ask)
}
