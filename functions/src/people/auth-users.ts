import type { UserRecord } from 'firebase-admin/auth'
import { auth, errorCode } from '../db/firebase'

/** What the sign-in service stores of a player, or null; its other errors are thrown. */
export const findAuthUser = (uid: string): Promise<UserRecord | null> => auth.getUser(uid).catch(nullIfAbsent)

/** Whoever has this email address at the sign-in service, or null. */
export const findAuthUserByEmail = (email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch(nullIfAbsent)

/** Deletes what the sign-in service stores of a player, if it is there: another process may just have deleted it. */
export const deleteAuthUser = async (uid: string): Promise<void> =>
  void (await auth.deleteUser(uid).catch(nullIfAbsent))

function nullIfAbsent(error: unknown): null {
  const code = errorCode(error)
  if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null
  throw error
}
