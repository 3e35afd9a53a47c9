import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore'
import type { SlipEntry, StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import type { Settings } from '#common/week/week'
import { db, docRef, readIn } from './firebase'
import { requestPass } from './week'

/** Whose pick of which game. */
export type PickOf = Pick<StoredPick, 'uid' | 'gameId' | 'week'>

/** A member's stored pick, or null. */
export const readPick = (tx: Transaction, season: number, { week, gameId, uid }: PickOf): Promise<StoredPick | null> =>
  readIn(tx, paths.pick(season, week, gameId, uid))

/**
 * Writes or deletes a member's pick for them, on the slip too, and requests a pass that reads the picks of this game
 * again. The slip's time changes whether or not there was a pick before, so that the status does not reveal it.
 */
export function writePick(
  tx: Transaction,
  settings: Settings,
  { week, gameId, uid }: PickOf,
  pick: StoredPick | null,
): void {
  const { season } = settings
  const ref = docRef(paths.pick(season, week, gameId, uid))
  if (pick) tx.set(ref, pick)
  else tx.delete(ref)
  writeSlip(tx, { season, week, gameId, uid }, pick && slipEntry(pick), { touches: true })
  requestPass(tx, settings, week, { rereadPicks: [gameId] })
}

/** A stored pick as its player's slip has it. */
export const slipEntry = ({ uid: _uid, gameId: _gameId, week: _week, tap, ...pick }: StoredPick): SlipEntry => ({
  ...pick,
  ...(tap && { tappedAt: tap.at }),
})

/**
 * Replaces one entry of a player's slip, or deletes it for null. The other entries stay, and are not read.
 * @param options.touches whether the slip's time changes, by which the referee finds the slips to count again. Not with
 * another side: the status only counts picks, and a new time would reveal that a player has switched.
 */
export function writeSlip(
  tx: Transaction,
  { season, week, gameId, uid }: PickOf & { season: number },
  pick: SlipEntry | null,
  { touches }: { touches: boolean },
): void {
  const slip = {
    picks: { [gameId]: pick ?? FieldValue.delete() },
    ...(touches && { at: FieldValue.serverTimestamp() }),
  }
  const mergeFields = [new FieldPath('picks', gameId), ...(touches ? ['at'] : [])]
  tx.set(db.doc(paths.slip(season, week, uid)), slip, { mergeFields })
}
