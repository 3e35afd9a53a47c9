import type { UserRecord } from 'firebase-admin/auth'
import { isEmail } from '../../common/registration'
import { auth, db } from './firebase'

/** The account with this id, or null; any other trouble of the sign-in service is thrown on. */
export const findAccount = (uid: string): Promise<UserRecord | null> => auth.getUser(uid).catch(nullIfAbsent)

/**
 * The id of the player with this e-mail address, or null. It is looked up in our own record: at the sign-in service
 * whoever holds a token of the account may change the address.
 */
export async function findPlayerByEmail(email: string): Promise<string | null> {
  if (!isEmail(email)) return null
  const found = await db.collectionGroup('private').where('email', '==', email).limit(1).get()
  return found.docs[0]?.ref.parent.parent?.id ?? null
}

/** The account with this e-mail address at the sign-in service, or null. */
export const findAccountByEmail = (email: string): Promise<UserRecord | null> =>
  auth.getUserByEmail(email).catch(nullIfAbsent)

function nullIfAbsent(error: unknown): null {
  const { code } = error as { code?: unknown }
  if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null
  throw error
}
