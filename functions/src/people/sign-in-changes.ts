import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { finishAtMostEvery } from '../at-most-every'
import { auth, docRef, read, readIn, transact } from '../db/firebase'
import { removeDevices } from '../push/devices'
import { findAuthUser } from './auth-users'
import { writeClaims } from './identity'
import { deleteLinks } from './mailed-links'
import { CLOCK_MARGIN, sessionsEndedAt, wasChangedElsewhere } from './passwords'

/**
 * Notes in the commit of a removal or a return that the auth user has to follow, in case what comes next is
 * interrupted. What an interrupted one has noted stays.
 */
export function requestSignInChange(tx: Transaction, uid: string, at: number): void {
  tx.set(docRef(paths.signInChange(uid)), { at }, { merge: true })
}

/** Disables the auth user of a player who was removed, or enables that of one who was let back, unless it is done. */
export async function finishSignInChange(uid: string): Promise<void> {
  const change = await read(paths.signInChange(uid))
  if (!change) return
  await syncAuthUser(uid)
  await transact(async (tx) => {
    // One that was requested meanwhile may not be done.
    if ((await readIn(tx, paths.signInChange(uid)))?.at === change.at) tx.delete(docRef(paths.signInChange(uid)))
  })
}

/**
 * Disables the auth user of a player who was removed while a change of their password was under way, which enables it.
 */
export async function disableIfRemoved(uid: string): Promise<void> {
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
  'an auth user waits for a later round',
  paths.signInChanges(),
  finishSignInChange,
)

/**
 * Disables the auth user of a player who has been removed, or enables that of one who was let back, by what is stored.
 * It looks again afterwards: of a removal and a return at the same time, the auth user ends as the stored one says.
 */
async function syncAuthUser(uid: string): Promise<void> {
  for (let isDisabled: boolean | undefined; ; ) {
    const user = await read(paths.user(uid))
    if (!user || hasLeft(user) === isDisabled || !(await findAuthUser(uid))) return
    isDisabled = hasLeft(user)
    await (isDisabled ? disableAuthUser(uid) : enableAuthUser(uid))
  }
}

/**
 * Ends the player's sessions, custom tokens and reset links, and the notifications of their devices. To end the
 * sessions overwrites the time that `passwordAt` is compared with. So if the password was the player's own, the claim
 * gets the new time; without it the password would count as changed elsewhere after a return.
 */
async function disableAuthUser(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true })
  const isOurs = await noteWhosePassword(uid)
  await auth.revokeRefreshTokens(uid)
  const endedAt = sessionsEndedAt(await auth.getUser(uid))
  const resetAt = Date.now() + CLOCK_MARGIN
  await writeClaims(uid, { player: false, commissioner: false, resetAt, ...(isOurs && { passwordAt: endedAt }) })
  await Promise.all([deleteLinks(uid), removeDevices(uid)])
}

/**
 * Whether the password of a disabled auth user is the player's own. Nobody can set another one from then on, so it is
 * noted once and holds when an interrupted removal is repeated.
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
 * Enables the auth user of a player, who is no commissioner any more, even if the removal was interrupted before it
 * took that away. A removal that was interrupted after it had ended the sessions has not written `passwordAt`; here
 * that is made up for, from what was noted. The note is deleted before the auth user is enabled: from then on the
 * password may be changed elsewhere.
 */
async function enableAuthUser(uid: string): Promise<void> {
  const isOurs = (await read(paths.signInChange(uid)))?.isOurs === true
  const endedAt = isOurs && sessionsEndedAt(await auth.getUser(uid))
  await writeClaims(uid, { player: true, commissioner: false, ...(endedAt && { passwordAt: endedAt }) })
  await transact(async (tx) => {
    if (await readIn(tx, paths.signInChange(uid)))
      tx.update(docRef(paths.signInChange(uid)), { isOurs: FieldValue.delete() })
  })
  await auth.updateUser(uid, { disabled: false })
}
