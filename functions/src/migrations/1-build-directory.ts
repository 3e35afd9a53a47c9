import { paths } from '#common/paths'
import { type Member, memberOf, type User } from '#common/people/profile'
import { docRef, readAll, readIn, transact } from '../db/firebase'
import { logFailure } from '../log'

/** Enters every member into the directory who is not in it. Leagues from before the directory have none. */
export async function buildDirectory(): Promise<void> {
  const users = [...(await readAll(paths.users()))]
  await transact(async (tx) => {
    const { members = {} } = (await readIn(tx, paths.directory())) ?? {}
    const missing = users.filter(([uid]) => !Object.hasOwn(members, uid))
    const entries = Object.fromEntries(missing.map(([uid, user]) => [uid, directoryEntry(uid, user)]))
    tx.set(docRef(paths.directory()), { members: { ...entries, ...members } })
  })
}

/** A member's entry. One malformed profile must not keep the whole league from starting. */
function directoryEntry(uid: string, user: Partial<User>): Member {
  try {
    return memberOf(user, uid)
  } catch (error) {
    const todo = 'Ask the player to save their profile again.'
    logFailure('a profile cannot be read', error, { about: uid, todo })
    return memberOf({}, uid)
  }
}
