import { useCallback, useSyncExternalStore } from 'react'
import { loadChunk } from '#web/app/loadChunk'
import { type AuthChange, useSession } from '#web/session/session'
import { lastKnown, saveLastKnown } from './last-known'
import { liveFailure } from './live-failure'

/** What is known of a path: undefined is not here yet, null is known to be absent. */
interface Known {
  value: unknown
  failure?: Error
}

interface Followed {
  known: Known
  watchers: Set<() => void>
  /** Ends the listener; null while there is none. */
  stop: (() => void) | null
}

/** A listener outlives its last watcher this long (ms): walking between screens opens nothing twice. */
const LINGER = 30_000
/** A failure is remembered this long (ms): a screen opened later asks again. */
const FAILURE_LASTS = 5_000
const followed = new Map<string, Followed>()

function followedOf(uid: string, path: string): Followed {
  const key = `${uid}:${path}`
  const found = followed.get(key)
  if (found) return found
  const fresh: Followed = { known: { value: lastKnown(uid, path) }, watchers: new Set(), stop: null }
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
    if (ended) return
    each.known = known
    for (const watcher of each.watchers) watcher()
  }
  const onValue = (value: unknown) => {
    tell({ value })
    if (!ended) saveLastKnown(uid, path, value)
  }
  const onFailure = (failure: Error) => {
    tell({ value: undefined, failure })
    const key = `${uid}:${path}`
    setTimeout(() => followed.get(key) === each && followed.delete(key), FAILURE_LASTS)
  }
  // Firebase is loaded here and not before: the last known value is on the screen meanwhile.
  loadChunk(() => import('./listen'))
    .then(({ listen }) => (ended ? undefined : listen(path, onValue, onFailure)))
    .then((opened) => {
      unsubscribe = opened
      if (ended) opened?.()
    })
    .catch(onFailure)
}

function watch(each: Followed, uid: string, path: string, watcher: () => void): () => void {
  each.watchers.add(watcher)
  if (!each.stop) start(each, uid, path)
  return () => {
    each.watchers.delete(watcher)
    setTimeout(() => each.watchers.size || each.stop?.(), LINGER)
  }
}

window.addEventListener('auth-change', (event) => {
  if ((event as CustomEvent<AuthChange>).detail.isLoggedIn) return
  for (const each of followed.values()) each.stop?.()
  followed.clear()
})

const nothing: Known = { value: undefined }
const unwatched = () => () => undefined

/**
 * Follows a document, or every document of a collection, as the logged-in player. One listener serves all
 * components. A failure is thrown to the error boundary with the sentence given. A null path follows nothing.
 */
export function useDocument<T>(path: string | null, sentence: string): T | null | undefined {
  const uid = useSession(({ session }) => session?.uid)
  const each = uid && path ? followedOf(uid, path) : null
  const subscribe = useCallback(
    (watcher: () => void) => (each && uid && path ? watch(each, uid, path, watcher) : unwatched()),
    [each, uid, path],
  )
  const known = useSyncExternalStore(subscribe, () => each?.known ?? nothing)
  if (known.failure) throw liveFailure(known.failure, sentence)
  return known.value as T | null | undefined
}
