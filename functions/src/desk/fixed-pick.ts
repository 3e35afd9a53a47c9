import type { Transaction } from 'firebase-admin/firestore'
import type { SlipEntry, StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import { db } from '../db/firebase'
import { writeSlip } from '../db/slip'
import { requestPass } from '../referee/request-pass'

/** Whose pick of which game. */
export type PickOf = globalThis.Pick<StoredPick, 'uid' | 'gameId' | 'week'>

/** Reads a pick to be written by another hand. */
export async function readPick(
  tx: Transaction,
  season: number,
  { week, gameId, uid }: PickOf,
): Promise<StoredPick | null> {
  return ((await tx.get(db.doc(paths.pick(season, week, gameId, uid)))).data() as StoredPick | undefined) ?? null
}

/**
 * Writes a member's pick and slip, or takes both away, and requests a pass that reads the picks of this game again.
 * The slip's `at` moves whether or not there was a pick, so that nothing others see tells which.
 */
export function writePick(
  tx: Transaction,
  season: number,
  { week, gameId, uid }: PickOf,
  pick: StoredPick | null,
): void {
  const ref = db.doc(paths.pick(season, week, gameId, uid))
  if (pick) tx.set(ref, pick)
  else tx.delete(ref)
  writeSlip(tx, paths.slip(season, week, uid), gameId, pick && slipPick(pick), true)
  requestPass(tx, season, week, [gameId])
}

const slipPick = ({ uid: _uid, gameId: _gameId, week: _week, ...pick }: StoredPick): SlipEntry => pick
