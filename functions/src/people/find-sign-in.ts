import type { UserRecord } from 'firebase-admin/auth'
import { auth, errorCode } from '../db/firebase'

/** The sign-in service's account with this uid, or null; its other errors are thrown. */
export const findSignIn = (uid: string): Promise<UserRecord | null> => auth.getUser(uid).catch(nullIfAbsent)

/** The account that has this email address at the sign-in service, or null. */
export const findSignInByEmail = (email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch(nullIfAbsent)

/** Deletes the sign-in service's account, if it is there: another process may just have deleted it. */
export const deleteSignIn = async (uid: string): Promise<void> => void (await auth.deleteUser(uid).catch(nullIfAbsent))

function nullIfAbsent(error: unknown): null {
  const code = errorCode(error)
  if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null
  throw error
}
