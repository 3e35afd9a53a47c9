import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import type { Change } from '#common/week/week'
import { db } from '../db/firebase'

/** Enters a change in the open log, in the transaction that makes it. */
export function appendLog(tx: Transaction, season: number, change: Change): void {
  tx.create(db.collection(paths.changes(season)).doc(), change)
}
