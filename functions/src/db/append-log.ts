import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import type { Change } from '#common/week/week'
import { collectionRef } from './firebase'

/** Appends an entry to the open log, in the transaction of the change. @returns the entry's id. */
export function appendLog(tx: Transaction, season: number, change: Change): string {
  const ref = collectionRef(paths.changes(season)).doc()
  tx.create(ref, change)
  return ref.id
}

/** Asks whether an entry is in the open log, and so its commit was stored, whatever has been changed since. */
export const isLogged = (season: number, id: string) => async (tx: Transaction) =>
  (await tx.get(collectionRef(paths.changes(season)).doc(id))).exists
