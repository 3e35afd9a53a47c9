import type { UserRecord } from 'firebase-admin/auth'
import { auth } from './firebase'

/** The account with this id, or null; any other trouble of the sign-in service is thrown on. */
export const findAccount = (uid: string): Promise<UserRecord | null> => auth.getUser(uid).catch(nullIfAbsent)

/** The account with this e-mail address, or null. */
export const findAccountByEmail = (email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch(nullIfAbsent)

function nullIfAbsent(error: unknown): null {
  const { code } = error as { code?: unknown }
  if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null
  throw error
}
