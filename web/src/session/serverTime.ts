import { create } from 'zustand'

/** By how much the page's time may differ from the server's (ms): less than a card's grace. */
const TOLERATED = 20_000

/** What the page adds to the time of the device's clock (ms). */
export const useCorrection = create(() => 0)

/** The page's time (epoch ms): the device's, or the server's where they differ by much. Games lock by the server's. */
export const timeNow = (): number => Date.now() + useCorrection.getState()

/**
 * `fetch`, and corrects the page's time by the response. When that arrives, the server's time is at least its `Date`,
 * and at most that plus a second, for `Date` has whole ones, the time in caches, and the time under way: a phone may
 * sleep meanwhile. The page's time is moved into that range and no further.
 */
export async function timedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now()
  const response = await fetch(...request)
  const { headers } = response
  const earliest = Date.parse(headers.get('Date') ?? '')
  const latest = earliest + (1 + Number(headers.get('Age'))) * 1000 + Date.now() - sentAt
  const shown = timeNow()
  const right = Math.max(earliest, Math.min(latest, shown))
  if (Math.abs(right - shown) > TOLERATED) useCorrection.setState(right - Date.now())
  return response
}
