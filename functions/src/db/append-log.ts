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
