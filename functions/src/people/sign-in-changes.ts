import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { finishAtMostEvery } from '../at-most-every'
import { auth, docRef, read, readIn, transact } from '../db/firebase'
import { removeDevices } from '../push/devices'
import { findSignIn } from './find-sign-in'
import { writeClaims } from './identity'
import { deleteLinks } from './mailed-links'
import { CLOCK_MARGIN, sessionsEndedAt, wasChangedElsewhere } from './passwords'

/**
 * Notes in the commit of a removal or a return that the sign-in has to follow, in case what comes next is interrupted.
 * What an interrupted one has noted stays.
 */
export function requestSignInChange(tx: Transaction, uid: string, at: number): void {
  tx.set(docRef(paths.signInChange(uid)), { at }, { merge: true })
}

/** Closes or opens the sign-in of a player who was removed or let back, unless that is done already. */
export async function finishSignInChange(uid: string): Promise<void> {
  const change = await read(paths.signInChange(uid))
  if (!change) return
  await syncSignIn(uid)
  await transact(async (tx) => {
    // One that was requested meanwhile may not be done.
    if ((await readIn(tx, paths.signInChange(uid)))?.at === change.at) tx.delete(docRef(paths.signInChange(uid)))
  })
}

/**
 * Closes the sign-in again of a player who was removed while a change of their password was under way, which opens it.
 */
export async function closeIfRemoved(uid: string): Promise<void> {
  const user = await read(paths.user(uid))
  if (!user || !hasLeft(user)) return
  // Without what was noted before: the password has been changed since.
  await docRef(paths.signInChange(uid)).set({ at: Date.now() })
  await finishSignInChange(uid)
}

/** How often what was interrupted is finished (ms). */
export const SIGN_INS_TRIED_EVERY = 20 * MINUTE

/** Finishes what was interrupted, as part of the scheduled round. */
export const finishSignInChanges = finishAtMostEvery(
  SIGN_INS_TRIED_EVERY,
  'a sign-in waits for a later round',
  paths.signInChanges(),
  finishSignInChange,
)

/**
 * Closes the sign-in of a player who has been removed, or opens it for one who was let back, by what is stored. It
 * looks again afterwards: of a removal and a return at the same time, the sign-in ends as the stored one says.
 */
async function syncSignIn(uid: string): Promise<void> {
  for (let isClosed: boolean | undefined; ; ) {
    const user = await read(paths.user(uid))
    if (!user || hasLeft(user) === isClosed || !(await findSignIn(uid))) return
    isClosed = hasLeft(user)
    await (isClosed ? closeSignIn(uid) : openSignIn(uid))
  }
}

/**
 * Ends the player's sessions, custom tokens and reset links, and the notifications of their devices. To end the
 * sessions overwrites the time that `passwordAt` is compared with. So if the password was the player's own, the claim
 * gets the new time; without it the password would count as changed elsewhere after a return.
 */
async function closeSignIn(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true })
  const isOurs = await noteWhosePassword(uid)
  await auth.revokeRefreshTokens(uid)
  const endedAt = sessionsEndedAt(await auth.getUser(uid))
  const resetAt = Date.now() + CLOCK_MARGIN
  await writeClaims(uid, { player: false, commissioner: false, resetAt, ...(isOurs && { passwordAt: endedAt }) })
  await Promise.all([deleteLinks(uid), removeDevices(uid)])
}

/**
 * Whether the password of an account that is disabled is the player's own. Nobody can set another one from then on, so
 * it is noted once and holds when an interrupted closing is repeated.
 */
async function noteWhosePassword(uid: string): Promise<boolean> {
  const found = !wasChangedElsewhere(await auth.getUser(uid))
  return transact(async (tx) => {
    const change = await readIn(tx, paths.signInChange(uid))
    if (change?.isOurs !== undefined) return change.isOurs
    if (change) tx.update(docRef(paths.signInChange(uid)), { isOurs: found })
    return found
  })
}

/**
 * Opens the sign-in of a player, who is no commissioner any more, even if the closing was interrupted before it took
 * that away. A closing that was interrupted after it had ended the sessions has not written `passwordAt`; here that is
 * made up for, from what was noted. The note is deleted before the account is enabled: from then on the password may be
 * changed elsewhere.
 */
async function openSignIn(uid: string): Promise<void> {
  const isOurs = (await read(paths.signInChange(uid)))?.isOurs === true
  const endedAt = isOurs && sessionsEndedAt(await auth.getUser(uid))
  await writeClaims(uid, { player: true, commissioner: false, ...(endedAt && { passwordAt: endedAt }) })
  await transact(async (tx) => {
    if (await readIn(tx, paths.signInChange(uid)))
      tx.update(docRef(paths.signInChange(uid)), { isOurs: FieldValue.delete() })
  })
  await auth.updateUser(uid, { disabled: false })
}
