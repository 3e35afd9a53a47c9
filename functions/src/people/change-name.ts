import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { displayName } from '#common/people/profile'
import { NAME_TAKEN_TEXT, nameKey, nameProblem, usernameKey } from '#common/people/registration'
import { assertMember, writeProfile } from '../db/directory'
import { docRef, getAll, read, readIn, transact } from '../db/firebase'
import { isReserved } from './identity'

/**
 * Changes the name that everybody reads. It is registered like a username, so that nobody looks like another; the
 * player logs in with the username as before. A name that stays as it is, is not judged: it may be older than the rule
 * for names.
 * @throws ApiError bad-input, conflict; signed-out if the player has been removed meanwhile.
 */
export async function changeName(uid: string, sent: string): Promise<void> {
  const name = sent.trim().normalize('NFC')
  const present = await read(paths.user(uid))
  assertMember(present)
  if (name === displayName(present, uid)) return
  const problem = nameProblem(name)
  if (problem) throw new ApiError('bad-input', problem)
  const key = nameKey(name)
  await transact(async (tx) => {
    const [found, owner] = await getAll(tx, paths.user(uid), paths.username(key))
    const user = found.data()
    assertMember(user)
    const own = usernameKey(user.username)
    if (owner.exists ? owner.data()?.uid !== uid : isReserved(key)) throw new ApiError('conflict', NAME_TAKEN_TEXT)
    // A name that is older than the rule for names was never registered.
    const wasRegistered = user.displayName && !nameProblem(user.displayName)
    const before = wasRegistered ? nameKey(user.displayName ?? '') : own
    const isOwner = before !== own && before !== key && (await readIn(tx, paths.username(before)))?.uid === uid
    if (!owner.exists) tx.create(docRef(paths.username(key)), { uid })
    if (isOwner) tx.delete(docRef(paths.username(before)))
    writeProfile(tx, uid, user, { displayName: name })
  })
}
