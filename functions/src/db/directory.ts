import { FieldPath, type Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { type Directory, type Member, memberOf, memberProfile, type User, withNames } from '#common/people/profile'
import { docRef, isPreconditionFailure, read, readAll, readIn, transact } from './firebase'

/** Every member as the screens show them, or null in a league without members. */
export const readDirectory = (): Promise<Directory | null> => read(paths.directory())

/** Reads the members' names. @returns the present name of a uid. */
export async function readNames(): Promise<(uid: string) => string> {
  const directory = await readDirectory()
  return (uid) => memberProfile(directory, uid).name
}

/** A stored sentence with the members' present names. */
export const namedText = async (text: string): Promise<string> => withNames(text, await readNames())

/** Creates the directory from the profiles, for a league that is older than the directory. */
export async function buildDirectory(): Promise<void> {
  const users = await readAll(paths.users())
  const members = Object.fromEntries([...users].map(([uid, user]) => [uid, memberOf(user, uid)]))
  await docRef(paths.directory())
    .create({ members })
    .catch((error: unknown) => {
      // Another process has built it meanwhile.
      if (!isPreconditionFailure(error)) throw error
    })
}

/** Replaces a member's entry without reading the others. The directory must exist. */
export function writeMember(tx: Transaction, uid: string, member: Member): void {
  tx.update(docRef(paths.directory()), new FieldPath('members', uid), member)
}

/**
 * Changes a member's profile and directory entry, and with it how every screen shows them. No leaderboard is touched.
 * @param also writes what must be stored with it.
 * @throws ApiError not-found
 */
export async function changeProfile(
  uid: string,
  change: Partial<User>,
  also: (tx: Transaction) => void = () => {},
): Promise<void> {
  await transact(async (tx) => {
    const user = await readIn(tx, paths.user(uid))
    if (!user) throw new ApiError('not-found', 'There is no such player.')
    tx.update(docRef(paths.user(uid)), change)
    writeMember(tx, uid, memberOf({ ...user, ...change }, uid))
    also(tx)
  })
}
