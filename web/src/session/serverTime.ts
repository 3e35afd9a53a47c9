import { create } from 'zustand'
import type { PlayerStorage } from './playerStorage'

/** Smaller differences (ms) are not corrected. Less than CARD_GRACE and TOKEN_MARGIN, which rely on it. */
const TOLERATED = 20_000

/** How far behind the server's the page's time can be just after a response (ms): `Date` has whole seconds. */
export const CLOCK_LAG_MAX = TOLERATED + 1_000

/** What the page adds to the time of the device's clock (ms). */
export const useCorrection = create(() => 0)

/** Under this key the correction is kept. It is the device's, whoever plays on it, so a logout leaves it. */
const CORRECTION = 'clockCorrection'

/**
 * Begins with the correction of the last visit, and keeps each later one. Without a network no response would correct
 * the time, and a fast clock would close games that are still open.
 * @returns what ends the keeping.
 */
export function keepCorrection({ readText, writeText }: Pick<PlayerStorage, 'readText' | 'writeText'>): () => void {
  const kept = Number(readText(CORRECTION))
  if (Number.isFinite(kept)) useCorrection.setState(kept)
  return useCorrection.subscribe((correction) => writeText(CORRECTION, String(correction)))
}

/** The page's time (epoch ms): the device's, or the server's where they differ by much. Games lock by the server's. */
export const timeNow = (): number => Date.now() + useCorrection.getState()

/**
 * `fetch`, which also corrects the page's time. When a response arrives, the server's time lies between its `Date` and
 * that plus one second (`Date` has whole seconds), its `Age`, and the time since the request was sent, in which a phone
 * may have slept. The page's time moves to the nearest end of that range if it is more than TOLERATED outside.
 */
export async function timedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now()
  const response = await fetch(...request)
  const { headers } = response
  const earliest = Date.parse(headers.get('Date') ?? '')
  const latest = earliest + (1 + Number(headers.get('Age'))) * 1000 + Date.now() - sentAt
  const pageTime = timeNow()
  const right = Math.max(earliest, Math.min(latest, pageTime))
  if (Math.abs(right - pageTime) > TOLERATED) useCorrection.setState(right - Date.now())
  return response
}
