import { paths } from '#common/paths'
import { memberOf } from '#common/people/profile'
import { docRef, readAll, readIn, transact } from '../db/firebase'

/** Enters every member into the directory who is not in it. Leagues from before the directory have none. */
export async function buildDirectory(): Promise<void> {
  const users = [...(await readAll(paths.users()))]
  await transact(async (tx) => {
    const { members = {} } = (await readIn(tx, paths.directory())) ?? {}
    const missing = users.filter(([uid]) => !Object.hasOwn(members, uid))
    const entries = Object.fromEntries(missing.map(([uid, user]) => [uid, memberOf(user, uid)]))
    tx.set(docRef(paths.directory()), { members: { ...entries, ...members } })
  })
}
