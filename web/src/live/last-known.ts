const PREFIX = 'live:'
const keyOf = (uid: string, path: string) => `${PREFIX}${uid}:${path}`

/** The value a document had when this player last saw it; undefined when it was never seen. */
export function lastKnown(uid: string, path: string): unknown {
  try {
    const kept = localStorage.getItem(keyOf(uid, path))
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

/** Keeps a value for the next visit. An absence is not kept: it may have ended by then, and nobody shall read otherwise. */
export function saveLastKnown(uid: string, path: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(uid, path))
    else localStorage.setItem(keyOf(uid, path), JSON.stringify(value))
  } catch {
    // Storage is full: old weeks go, the current one comes back with its next change.
    clearLastKnown()
  }
}

/** Forgets every kept value, as on logout. */
export function clearLastKnown(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
