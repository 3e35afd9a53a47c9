import type { Transaction } from 'firebase-admin/firestore'
import { transact } from '../db/firebase'

/** Asks whether a commit was stored, by something that it alone has written. */
export type IsStored = (tx: Transaction) => Promise<boolean>

/** What one run of a transaction does. */
interface Run<T> {
  value: T
  /** Null if it changes nothing. */
  isStored: IsStored | null
}

/**
 * Runs a transaction whose changes are stored once. The SDK runs it again if it lost to another write, and then nothing
 * of the earlier run was stored; but also if the response to its commit was lost, and then all of it was.
 * @returns the value of the run that was stored, or of the last one if none changed anything.
 */
export function commitOnce<T>(work: (tx: Transaction) => Promise<Run<T>>): Promise<T> {
  let last: Run<T> | null = null
  return transact(async (tx) => {
    if (last && (await last.isStored?.(tx))) return last.value
    last = await work(tx)
    return last.value
  })
}
