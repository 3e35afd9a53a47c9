import type { RouteBodyInput } from '#common/api/routes'
import { clearLastKnown } from '#web/live/last-known'

export type FinishedRound = RouteBodyInput<'POST /minigames/nickname/submit'>

const PREFIX = 'nickname-unposted:'
const NONE = '[]'
const keyOf = (uid: string) => PREFIX + uid

/** Whether a round that somebody finished here still waits for the server. */
export const someUnposted = () =>
  Object.keys(localStorage).some((key) => key.startsWith(PREFIX) && localStorage.getItem(key) !== NONE)

/** The rounds this player finished that the server has not taken, oldest first. */
export function unposted(uid: string): FinishedRound[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(uid)) ?? NONE)
  } catch {
    return []
  }
}

/** Keeps these rounds until they are posted, over a logout too. */
export function keepUnposted(uid: string, rounds: readonly FinishedRound[]): void {
  const keep = () => localStorage.setItem(keyOf(uid), JSON.stringify(rounds))
  try {
    keep()
  } catch {
    // Storage is full: what can be read anew makes room for what cannot.
    clearLastKnown()
    keep()
  }
}
