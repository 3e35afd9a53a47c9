import type { Tap } from './receipt'

const PREFIX = 'waiting:'
const keyOf = (uid: string, gameId: string) => `${PREFIX}${uid}:${gameId}`

function readTap(key: string): Tap | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Tap | null
  } catch {
    return null
  }
}

const waitingKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))

/** Whether a pick of an earlier visit still waits to be sent. */
export const someWaiting = () => waitingKeys().length > 0

/** The taps of this player that were never answered, by game. */
export function waitingTaps(uid: string): [gameId: string, tap: Tap][] {
  const mine = keyOf(uid, '')
  return waitingKeys().flatMap((key) => {
    const tap = key.startsWith(mine) && readTap(key)
    return tap ? [[key.slice(mine.length), tap] as [string, Tap]] : []
  })
}

/** Which game of this player a key of local storage is about, and the tap it holds now; null for any other key. */
export function waitingTap(uid: string, key: string): { gameId: string; tap: Tap | null } | null {
  const mine = keyOf(uid, '')
  return key.startsWith(mine) ? { gameId: key.slice(mine.length), tap: readTap(key) } : null
}

/** Keeps a tap until it is answered, through a closed tab too. */
export function keepWaiting(uid: string, gameId: string, tap: Tap): void {
  try {
    localStorage.setItem(keyOf(uid, gameId), JSON.stringify(tap))
  } catch {
    // Without storage it waits as long as this tab is open.
  }
}

/** Lets go of a tap that was answered; a newer one of another tab stays. */
export function dropWaiting(uid: string, gameId: string, settled: Tap): void {
  const key = keyOf(uid, gameId)
  const kept = readTap(key)
  if (kept && kept.at <= settled.at) localStorage.removeItem(key)
}

/** Forgets every waiting pick, as on logout. */
export function forgetWaiting(): void {
  for (const key of waitingKeys()) localStorage.removeItem(key)
}
