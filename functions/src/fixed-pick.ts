import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '../../common/paths'
import type { Pick, SlipPick } from '../../common/pick'
import { db } from './firebase'
import { askForReview } from './referee/review'
import { writeSlip } from './slip'

/** Whose pick of which game. */
export type PickOf = globalThis.Pick<Pick, 'uid' | 'gameId' | 'week'>

/** Reads a pick to be written by another hand. */
export async function readPick(tx: Transaction, season: number, { week, gameId, uid }: PickOf): Promise<Pick | null> {
  return ((await tx.get(db.doc(paths.pick(season, week, gameId, uid)))).data() as Pick | undefined) ?? null
}

/**
 * Writes a member's pick and slip, or takes both away, and asks for a pass that reads every revealed pick anew: one
 * that is reading them this moment cannot mark its work done any more, and whichever comes next heals a stop right here.
 * The slip's `at` moves whether or not there was a pick, so that nothing others see tells which.
 */
export function putPick(tx: Transaction, season: number, { week, gameId, uid }: PickOf, pick: Pick | null): void {
  const ref = db.doc(paths.pick(season, week, gameId, uid))
  if (pick) tx.set(ref, pick)
  else tx.delete(ref)
  writeSlip(tx, paths.slip(season, week, uid), gameId, pick && slipPick(pick), true)
  askForReview(tx, season, week, { anew: true })
}

const slipPick = ({ uid: _uid, gameId: _gameId, week: _week, ...pick }: Pick): SlipPick => pick
