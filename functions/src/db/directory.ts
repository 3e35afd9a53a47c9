import { FieldPath, type Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { type Directory, type Member, memberOf, memberProfile, type User, withNames } from '#common/people/profile'
import { db, isPreconditionFailure, read, readAll, transact } from './firebase'

/** Every member as the screens show them, or null in a league without members. */
export const readDirectory = (): Promise<Directory | null> => read<Directory>(paths.directory())

/** A stored sentence with the members' present names. */
export async function namedText(text: string): Promise<string> {
  const directory = await readDirectory()
  return withNames(text, (uid) => memberProfile(directory, uid).name)
}

/** Makes the directory from the profiles, for a league that is older than the directory. */
export async function buildDirectory(): Promise<void> {
  const users = await readAll<User>(paths.users())
  const members = Object.fromEntries([...users].map(([uid, user]) => [uid, memberOf(user, uid)]))
  await db
    .doc(paths.directory())
    .create({ members } satisfies Directory)
    .catch((error: unknown) => {
      if (!isPreconditionFailure(error)) throw error
    })
}

/** Makes a member's entry exactly this, without reading the others. The directory must exist. */
export function writeMember(tx: Transaction, uid: string, member: Member): void {
  tx.update(db.doc(paths.directory()), new FieldPath('members', uid), member)
}

/** Changes a member's profile, and with it how every screen shows them. No board is touched. */
export async function changeProfile(uid: string, change: Partial<User>): Promise<void> {
  await transact(async (tx) => {
    const ref = db.doc(paths.user(uid))
    const user = (await tx.get(ref)).data() as User | undefined
    if (!user) throw new ApiError('not-found', 'There is no such player.')
    tx.update(ref, change)
    writeMember(tx, uid, memberOf({ ...user, ...change }, uid))
  })
}
