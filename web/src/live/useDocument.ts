import { useCallback, useSyncExternalStore } from 'react'
import type { DocPath } from '#common/page-paths'
import { ChunkError, loadChunk } from '#web/app/loadChunk'
import { UserFacingError } from '#web/errors'
import { browser } from '#web/session/device'
import { playerStorage, session, useUid } from '#web/session/session'
import { createDocuments, type DocumentState } from './documents'
import { LOADING, type Loaded } from './loaded'

/**
 * What to throw to the screen's error boundary where a document could not be read: the product's sentence for it, since
 * the database's own was not written for players. An error from loading a code chunk has a sentence of its own.
 */
export const liveFailure = (cause: Error, errorText: string): Error =>
  cause instanceof ChunkError ? cause : new UserFacingError(errorText, { cause })

/** Firebase is loaded with the first listener and not before: the last known value is on the screen meanwhile. */
export const firebase = () => loadChunk(() => import('./firebase'))

export const documents = createDocuments({
  device: browser,
  storage: playerStorage,
  session,
  listen: async (...asked) => (await firebase()).listen(...asked),
})

const nothing: DocumentState = { loaded: LOADING }
const unwatched = () => undefined

/**
 * Follows a document, or every document of a collection, as the logged-in player. A failure is thrown to the error
 * boundary with the text given. A null path follows nothing and stays `loading`.
 */
export function useDocument<T>(path: DocPath<T> | null, errorText: string): Loaded<T> {
  const uid = useUid()
  const doc = uid && path ? documents.documentAt(uid, path) : null
  const subscribe = useCallback((watcher: () => void) => (doc ? documents.watch(doc, watcher) : unwatched), [doc])
  const { loaded, failure } = useSyncExternalStore(subscribe, () => doc?.known ?? nothing)
  if (failure) throw liveFailure(failure, errorText)
  return loaded as Loaded<T>
}
