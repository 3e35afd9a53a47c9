import type { Device } from '#web/session/device'
import type { PlayerStorage } from '#web/session/playerStorage'
import type { SessionStore } from '#web/session/session'
import { LOADING, type Loaded, loadedOf } from './loaded'

/**
 * Gets the values of a document; null means that it is absent. `isConfirmed` is false while the server cannot be asked
 * whether the value is still right; left out, that has not changed.
 */
export type OnValue = (value: unknown, isConfirmed?: boolean) => void

/** Listens to a path until the function returned is called; `last` is what the page knows of it already. */
export type Listen = (
  path: string,
  onValue: OnValue,
  onFailure: (failure: Error) => void,
  last?: unknown,
) => Promise<() => void>

/** A document's value, or the error of reading it. */
export interface DocumentState {
  loaded: Loaded<unknown>
  failure?: Error
}

interface FollowedDocument {
  /** The player as whom it is read. */
  readonly uid: string
  readonly path: string
  known: DocumentState
  watchers: Set<() => void>
  /** Ends the listener; null while there is none. */
  stop: (() => void) | null
  /** Stops the timer that ends a listener nobody watches any more. */
  cancelLinger: () => void
  /** Whether the server has confirmed the value, and nothing has made it stale since. */
  isFresh: boolean
  /** When the server last confirmed the value, perhaps on an earlier visit (epoch ms); null for never. */
  confirmedAt: number | null
}

/** A value as it is kept for the next visit. */
interface StoredValue {
  value: unknown
  at: number
}

/** How long a listener outlives its last watcher (ms), so that walking between screens opens nothing twice. */
export const LINGER = 30_000
/** How long a failure is remembered (ms): a screen opened later asks again. */
export const FAILURE_LASTS = 5_000

const keyOf = (uid: string, path: string) => `${uid}:${path}`

interface DocumentsOptions {
  device: Pick<Device, 'after' | 'now'>
  storage: PlayerStorage
  session: Pick<SessionStore, 'isLoggedIn' | 'onPlayerChange'>
  listen: Listen
}

/** The documents that the screens of a tab follow: one listener each, however many components watch it. */
export function createDocuments({ device, storage, session, listen }: DocumentsOptions) {
  const followed = new Map<string, FollowedDocument>()
  const freshnessListeners = new Set<() => void>()
  const tellFreshness = () => {
    for (const listener of freshnessListeners) listener()
  }

  session.onPlayerChange(() => {
    for (const doc of followed.values()) {
      doc.cancelLinger()
      doc.stop?.()
    }
    followed.clear()
    tellFreshness()
  })

  /** What is known of a path as this player; at first the value that the player last saw on this device. */
  function documentAt(uid: string, path: string): FollowedDocument {
    const found = followed.get(keyOf(uid, path))
    if (found) return found
    const last = storage.read<Partial<StoredValue>>('live', uid, path)
    const isKnown = last?.value !== undefined
    const doc = {
      uid,
      path,
      known: { loaded: isKnown ? loadedOf(last.value) : LOADING },
      confirmedAt: isKnown ? (last.at ?? null) : null,
      isFresh: false,
      stop: null,
      watchers: new Set<() => void>(),
      cancelLinger: () => {},
    }
    followed.set(keyOf(uid, path), doc)
    return doc
  }

  /** Keeps a value for the next visit if there is room, and if no other tab has logged the player out meanwhile. */
  function keep({ uid, path, confirmedAt: at }: FollowedDocument, value: unknown): void {
    if (at === null || !session.isLoggedIn(uid)) return
    // An absence may have ended by the next visit. Only that of a slip is kept, to pick without a network.
    if (value === null && !path.includes('/slips/')) storage.remove('live', uid, path)
    else storage.write('live', uid, path, { value, at } satisfies StoredValue)
  }

  function start(doc: FollowedDocument): void {
    const { uid, path } = doc
    let hasEnded = false
    let unsubscribe: (() => void) | undefined
    doc.stop = () => {
      hasEnded = true
      doc.stop = null
      doc.isFresh = false
      unsubscribe?.()
    }
    const tell = (known: DocumentState) => {
      doc.known = known
      for (const watcher of doc.watchers) watcher()
    }
    const onValue = (value: unknown, isConfirmed = doc.isFresh) => {
      if (hasEnded) return
      const loaded = loadedOf(value)
      // Most values are on the screen already: from the last visit, then unconfirmed, then confirmed.
      if (JSON.stringify(loaded) !== JSON.stringify(doc.known.loaded)) tell({ loaded })
      doc.isFresh = isConfirmed
      if (isConfirmed) {
        doc.confirmedAt = device.now()
        keep(doc, value)
      }
      tellFreshness()
    }
    const onFailure = (failure: Error) => {
      if (hasEnded) return
      hasEnded = true
      unsubscribe?.()
      tell({ loaded: LOADING, failure })
      device.after(FAILURE_LASTS, () => followed.get(keyOf(uid, path)) === doc && followed.delete(keyOf(uid, path)))
    }
    listen(path, onValue, onFailure, doc.known.loaded.value).then((end) => {
      unsubscribe = end
      if (hasEnded) end()
    }, onFailure)
  }

  /** Listens to a document on behalf of one component until the function returned is called. */
  function watch(doc: FollowedDocument, watcher: () => void): () => void {
    doc.cancelLinger()
    doc.watchers.add(watcher)
    if (!doc.stop) start(doc)
    tellFreshness()
    return () => {
      doc.watchers.delete(watcher)
      // Later, since the next screen begins to watch only after this one has stopped.
      device.after(0, tellFreshness)
      if (doc.watchers.size === 0) doc.cancelLinger = device.after(LINGER, () => doc.stop?.())
    }
  }

  /**
   * How many documents components watch now, whether these are fresh, and when the oldest of those that are not was
   * confirmed (epoch ms; null if none of them ever was). What cannot be read does not count.
   */
  function freshness() {
    const watched = [...followed.values()].filter(({ watchers, known }) => watchers.size > 0 && !known.failure)
    const stale = watched.filter(({ isFresh }) => !isFresh)
    const times = stale.map(({ confirmedAt }) => confirmedAt).filter((at) => at !== null)
    return { watched: watched.length, isFresh: !stale.length, oldestAt: times.length ? Math.min(...times) : null }
  }

  /** Marks every value as stale until the server confirms it again. */
  function markStale(): void {
    for (const doc of followed.values()) doc.isFresh = false
    tellFreshness()
  }

  /** Opens every listener that has not failed again, on another database. The values stay on the screen meanwhile. */
  function restart(): void {
    for (const doc of [...followed.values()].filter(({ stop, known }) => stop && !known.failure)) {
      doc.stop?.()
      start(doc)
    }
  }

  return {
    documentAt,
    watch,
    freshness,
    markStale,
    restart,
    /** Calls the listener whenever the freshness of the documents may have changed. */
    onFreshness: (listener: () => void) => {
      freshnessListeners.add(listener)
      return () => freshnessListeners.delete(listener)
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
