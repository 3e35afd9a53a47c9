import type { Device } from '#web/session/device'
import type { PlayerStorage } from '#web/session/playerStorage'
import type { SessionOfTab } from '#web/session/session'

/** What is known of a document. `absent` means that the database has confirmed that it does not exist. */
export type Loaded<T> = { status: 'loading' | 'absent'; value?: undefined } | { status: 'ready'; value: T }

export const LOADING = { status: 'loading' } as const
export const ABSENT = { status: 'absent' } as const

/** Listens to a path until the function returned is called. A value of null means that the document is absent. */
export type Listen = (
  path: string,
  onValue: (value: unknown) => void,
  onFailure: (failure: Error) => void,
) => Promise<() => void>

/** A value, or the failure to read it. */
export interface Known {
  loaded: Loaded<unknown>
  failure?: Error
}

interface Followed {
  known: Known
  watchers: Set<() => void>
  /** Ends the listener; null while there is none. */
  stop: (() => void) | null
  /** Keeps a listener that has lost its last watcher from ending. */
  cancelEnd: () => void
}

/** How long a listener outlives its last watcher (ms), so that walking between screens opens nothing twice. */
export const LINGER = 30_000
/** How long a failure is remembered (ms): a screen opened later asks again. */
export const FAILURE_LASTS = 5_000

const loadedOf = (value: unknown): Loaded<unknown> => (value === null ? ABSENT : { status: 'ready', value })

interface DocumentsOptions {
  device: Pick<Device, 'after'>
  storage: PlayerStorage
  session: Pick<SessionOfTab, 'onPlayerChange'>
  listen: Listen
}

/** The documents that the screens of a tab follow: one listener each, however many components watch it. */
export function createDocuments({ device, storage, session, listen }: DocumentsOptions) {
  const followed = new Map<string, Followed>()

  session.onPlayerChange(() => {
    for (const each of followed.values()) {
      each.cancelEnd()
      each.stop?.()
    }
    followed.clear()
  })

  /** What is known of a path as this player; at first the value that the player last saw on this device. */
  function follow(uid: string, path: string): Followed {
    const key = `${uid}:${path}`
    const found = followed.get(key)
    if (found) return found
    const last = storage.read<unknown>('live', uid, path)
    const known = { loaded: last === undefined ? LOADING : loadedOf(last) }
    const fresh: Followed = { known, watchers: new Set(), stop: null, cancelEnd: () => {} }
    followed.set(key, fresh)
    return fresh
  }

  function start(each: Followed, uid: string, path: string): void {
    let ended = false
    let unsubscribe: (() => void) | undefined
    each.stop = () => {
      ended = true
      each.stop = null
      unsubscribe?.()
    }
    const tell = (known: Known) => {
      each.known = known
      for (const watcher of each.watchers) watcher()
    }
    const onValue = (value: unknown) => {
      if (ended) return
      tell({ loaded: loadedOf(value) })
      // An absence is not kept: it may have ended by the next visit.
      if (value === null) storage.remove('live', uid, path)
      // With a full storage the next visit waits for the database.
      else storage.write('live', uid, path, value)
    }
    const onFailure = (failure: Error) => {
      if (ended) return
      tell({ loaded: LOADING, failure })
      const key = `${uid}:${path}`
      device.after(FAILURE_LASTS, () => followed.get(key) === each && followed.delete(key))
    }
    listen(path, onValue, onFailure).then((opened) => {
      unsubscribe = opened
      if (ended) opened()
    }, onFailure)
  }

  /** Listens to a path on behalf of one component until the function returned is called. */
  function watch(each: Followed, uid: string, path: string, watcher: () => void): () => void {
    each.cancelEnd()
    each.watchers.add(watcher)
    if (!each.stop) start(each, uid, path)
    return () => {
      each.watchers.delete(watcher)
      if (each.watchers.size) return
      each.cancelEnd = device.after(LINGER, () => each.stop?.())
    }
  }

  return { follow, watch }
}
