import { FieldPath, type Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { hasLeft, type Member, memberOf, shownPlayer, type User } from '#common/people/profile'
import { docRef, read, readIn, transact } from './firebase'

/** Reads the members' names. @returns the present name of a uid. */
export async function readNames(): Promise<(uid: string) => string> {
  const directory = await read(paths.directory())
  return (uid) => shownPlayer(directory, uid).name
}

/**
 * Refuses a call whose player was removed, or deleted the account, while it ran.
 * @param user as read for the call, or in its transaction.
 * @throws ApiError signed-out
 */
export function assertMember(user: User | null | undefined): asserts user is User {
  if (!user || hasLeft(user)) throw new ApiError('signed-out', 'You are no longer a member of this league.')
}

/** Replaces a member's entry without reading the others. */
export function writeMember(tx: Transaction, uid: string, member: Member): void {
  const entry = new FieldPath('members', uid)
  tx.set(docRef(paths.directory()), { members: { [uid]: member } }, { mergeFields: [entry] })
}

/** Writes a change of a member's profile, and the entry in the directory that follows from it. */
export function writeProfile(tx: Transaction, uid: string, user: User, change: Partial<User>): void {
  tx.update(docRef(paths.user(uid)), change)
  writeMember(tx, uid, memberOf({ ...user, ...change }, uid))
}

/**
 * Changes a member's profile and directory entry, and with it how every screen shows them. No leaderboard is touched.
 * @param also writes what must be stored with it.
 * @throws ApiError signed-out as in {@link assertMember}: a picture takes long to read.
 */
export async function changeProfile(
  uid: string,
  change: Partial<User>,
  also: (tx: Transaction) => void = () => {},
): Promise<void> {
  await transact(async (tx) => {
    const user = await readIn(tx, paths.user(uid))
    assertMember(user)
    writeProfile(tx, uid, user, change)
    also(tx)
  })
}
