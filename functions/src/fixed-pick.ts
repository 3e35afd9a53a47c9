import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import type { WeeklyBoard } from '../../common/leaderboard'
import { paths } from '../../common/paths'
import type { Pick, SlipPick } from '../../common/pick'
import { db } from './firebase'
import { askForReview } from './referee/review'
import { writeSlip } from './slip'

/** Whose pick of which game. */
export type PickOf = globalThis.Pick<Pick, 'uid' | 'gameId' | 'week'>

/** A member's pick as a transaction read it, before it is written by another hand. */
export interface HeldPick {
  pick: Pick | null
  /** Whether the week's board carries the pick already. */
  onBoard: boolean
}

/** Reads a pick to be written by another hand. */
export async function holdPick(tx: Transaction, season: number, { week, gameId, uid }: PickOf): Promise<HeldPick> {
  const [pick, board] = await tx.getAll(
    db.doc(paths.pick(season, week, gameId, uid)),
    db.doc(paths.weeklyBoard(season, week)),
  )
  const revealed = (board?.data() as WeeklyBoard | undefined)?.revealed ?? []
  return { pick: (pick?.data() as Pick | undefined) ?? null, onBoard: revealed.includes(gameId) }
}

/**
 * Writes a member's pick and slip, or takes both away. A game whose picks stand on the board is taken off its list in
 * the same write: whichever whole pass comes next reads that game's picks again, so a stop right here is healed too.
 * The slip's `at` moves whether or not there was a pick, so that nothing others see tells which.
 */
export function putPick(tx: Transaction, season: number, of: PickOf, pick: Pick | null, { onBoard }: HeldPick): void {
  const { week, gameId, uid } = of
  const ref = db.doc(paths.pick(season, week, gameId, uid))
  if (pick) tx.set(ref, pick)
  else tx.delete(ref)
  writeSlip(tx, paths.slip(season, week, uid), gameId, pick && slipPick(pick), true)
  if (onBoard) tx.update(db.doc(paths.weeklyBoard(season, week)), { revealed: FieldValue.arrayRemove(gameId) })
  askForReview(tx, season, week)
}

const slipPick = ({ uid: _uid, gameId: _gameId, week: _week, ...pick }: Pick): SlipPick => pick
