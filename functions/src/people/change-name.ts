import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { displayName } from '#common/people/profile'
import { NAME_TAKEN_TEXT, nameKey, nameProblem, tidyName, usernameKey } from '#common/people/registration'
import { assertMember, writeProfile } from '../db/directory'
import { docRef, readIn, transact } from '../db/firebase'
import { isReserved } from './identity'

/**
 * Changes the name that everybody reads. It is registered like a username, so that nobody looks like another; the
 * player logs in with the username as before. A name that stays as it is, is not judged: it may be older than the rule
 * for names.
 * @throws ApiError bad-input, conflict; signed-out if the player has been removed meanwhile.
 */
export async function changeName(uid: string, sent: string): Promise<void> {
  const name = tidyName(sent).normalize('NFC')
  await transact(async (tx) => {
    const user = await readIn(tx, paths.user(uid))
    assertMember(user)
    if (name === displayName(user, uid)) return
    const problem = nameProblem(name)
    if (problem) throw new ApiError('bad-input', problem)
    const key = nameKey(name)
    const owner = await readIn(tx, paths.username(key))
    const own = usernameKey(user.username)
    if (owner ? owner.uid !== uid : isReserved(key)) throw new ApiError('conflict', NAME_TAKEN_TEXT)
    // A name that is older than the rule for names was never registered.
    const wasRegistered = user.displayName && !nameProblem(user.displayName)
    const before = wasRegistered ? nameKey(user.displayName ?? '') : own
    const isOwner = before !== own && before !== key && (await readIn(tx, paths.username(before)))?.uid === uid
    if (!owner) tx.create(docRef(paths.username(key)), { uid })
    if (isOwner) tx.delete(docRef(paths.username(before)))
    writeProfile(tx, uid, user, { displayName: name })
  })
}
