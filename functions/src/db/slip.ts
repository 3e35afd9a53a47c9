import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore'
import type { SlipEntry } from '#common/game/pick'
import { db } from './firebase'

/**
 * Makes one entry of a player's slip exactly `pick`, or takes it off where that is null; the others stay.
 * @param counts whether the referee is called to count. A pick that only changes sides is none of its business, nor of
 * anybody's.
 */
export function writeSlip(
  tx: Transaction,
  path: string,
  gameId: string,
  pick: SlipEntry | null,
  counts: boolean,
): void {
  const slip = { picks: { [gameId]: pick ?? FieldValue.delete() }, ...(counts && { at: FieldValue.serverTimestamp() }) }
  const mergeFields = [new FieldPath('picks', gameId), ...(counts ? ['at'] : [])]
  tx.set(db.doc(path), slip, { mergeFields })
}
