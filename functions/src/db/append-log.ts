import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import type { LogEntry } from '#common/week/log-entry'
import { collectionRef, docRef } from './firebase'

/**
 * Appends an entry to the open log, in the transaction of the change.
 * @param id given by a change that asks by its id whether it was stored before.
 * @returns the entry's id.
 */
export function appendLog(
  tx: Transaction,
  season: number,
  entry: LogEntry,
  id = collectionRef(paths.changes(season)).doc().id,
): string {
  tx.create(docRef(paths.change(season, id)), entry)
  return id
}

/** Asks whether an entry is in the open log, and so its commit was stored, whatever has been changed since. */
export const wasLogged = (season: number, id: string) => async (tx: Transaction) =>
  (await tx.get(docRef(paths.change(season, id)))).exists
