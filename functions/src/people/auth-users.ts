import type { UserRecord } from 'firebase-admin/auth'
import { hasLeft, type User } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { auth, errorCode } from '../db/firebase'
import { claimsOf, commissionerKeys, isCommissioner } from './identity'

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

/**
 * Whether a player can use the desk: one with a commissioner's username and claim who has not left. A commissioner who
 * was let back has the username, but is a player.
 */
export async function canUseDesk(uid: string, user: User | null | undefined): Promise<boolean> {
  // The sign-in service is asked only of those with such a name.
  if (!user || hasLeft(user) || !commissionerKeys().has(usernameKey(user.username))) return false
  return isCommissioner(claimsOf((await findAuthUser(uid))?.customClaims), user.username)
}
