import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { formerMember, memberOf, type User } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { finishAtMostEvery } from '../at-most-every'
import { writeMember } from '../db/directory'
import { docRef, docsIn, read, transact } from '../db/firebase'
import { settingsOf } from '../db/settings'
import { logFailure } from '../log'
import { canUseDesk, deleteAuthUser } from '../people/auth-users'
import { commissionerKeys } from '../people/identity'
import { PLAYER_DOCUMENTS, usernamesOf } from '../people/player-documents'
import { deleteSecretPicks } from './members'

/**
 * Deletes an account. One commit takes the player out of the league: profile, address and names are gone, the directory
 * says "Former member", the secret picks are deleted, and nothing of a finished season is written. What no commit can
 * hold, such as the auth user and the picture, follows at once; if that is interrupted, the scheduled round or a
 * repeated call finishes it.
 * @throws ApiError conflict for the last commissioner
 */
export async function deleteAccount(uid: string): Promise<void> {
  await transact(async (tx) => {
    const [found, account, settingsDoc] = await docsIn(tx, paths.user(uid), paths.account(uid), paths.settings())
    const user = found.data()
    if (!user) return
    await refuseLastCommissioner(tx, user)
    const names = await tx.get(usernamesOf(uid))
    const now = Date.now()
    await deleteSecretPicks(tx, uid, settingsOf(settingsDoc.data()), now)
    for (const { ref } of [found, account, ...names.docs]) tx.delete(ref)
    writeMember(tx, uid, formerMember(memberOf(user, uid), now))
    tx.create(docRef(paths.deletion(uid)), { email: account.data()?.email ?? '' })
  })
  await finishDeletion(uid).catch((error: unknown) => logFailure('a deletion is left to the schedule', error))
}

/** A league needs a commissioner who is there. Of two who delete their accounts at once, only one can. */
async function refuseLastCommissioner(tx: Transaction, user: User): Promise<void> {
  const own = usernameKey(user.username)
  const keys = commissionerKeys()
  if (!keys.has(own)) return
  const names = await docsIn(tx, ...[...keys].filter((key) => key !== own).map((key) => paths.username(key)))
  const others = names.flatMap((name) => name.data()?.uid ?? [])
  const users = await docsIn(tx, ...others.map((other) => paths.user(other)))
  for (const other of users) if (await canUseDesk(other.id, other.data())) return
  throw new ApiError('conflict', 'You are the last commissioner. The league needs another one first.')
}

async function finishDeletion(uid: string): Promise<void> {
  const deletion = await read(paths.deletion(uid))
  if (!deletion) return
  // First, because it ends every session.
  await deleteAuthUser(uid)
  const player = { uid, email: deletion.email }
  await Promise.all(
    Object.values(PLAYER_DOCUMENTS).map(({ deleted }) => typeof deleted === 'function' && deleted(player)),
  )
  await docRef(paths.deletion(uid)).delete()
}

/** Finishes deletions that were interrupted, as part of the scheduled round. */
export const finishDeletions = finishAtMostEvery(
  10 * MINUTE,
  'a deletion waits for a later round',
  paths.deletions(),
  finishDeletion,
)
