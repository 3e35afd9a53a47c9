import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { collectionRef, transact } from '../db/firebase'

/** What a transaction did. */
interface Done<T> {
  value: T
  /** The id of its entry in the open log; null if it has none. */
  entry: string | null
}

/**
 * Runs a transaction that appends to the open log, once: the SDK runs it again if the response to its commit was lost.
 * Then its entry is in the log already, whatever has been changed since.
 * @returns the value of the work that was stored.
 */
export function commitOnce<T>(season: number, work: (tx: Transaction) => Promise<Done<T>>): Promise<T> {
  let done: Done<T> | null = null
  return transact(async (tx) => {
    if (done?.entry && (await tx.get(collectionRef(paths.changes(season)).doc(done.entry))).exists) return done.value
    done = await work(tx)
    return done.value
  })
}
