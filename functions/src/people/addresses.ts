import type { QuerySnapshot } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { EMAIL_TAKEN_TEXT, isEmail } from '#common/people/registration'
import { auth, db, read } from '../db/firebase'
import { deleteAuthUser, findAuthUserByEmail } from './auth-users'

/**
 * A query for the private account with this email address; it finds one or none. Our own records decide whose an
 * address is: at the sign-in service, whoever holds a token of an account may change its address.
 */
export const privateAccountsWith = (email: string) => db.collectionGroup('private').where('email', '==', email).limit(1)

/** The uid of the player whose private account {@link privateAccountsWith} has found, or null. */
export const playerIn = ({ docs }: QuerySnapshot): string | null => docs[0]?.ref.parent.parent?.id ?? null

/** The uid of the player with this email address, or null. */
export async function findPlayerByEmail(email: string): Promise<string | null> {
  if (!isEmail(email)) return null
  return playerIn(await privateAccountsWith(email).get())
}

/** How long a registration may take (ms). */
const REGISTRATION_MAX = MINUTE

/**
 * Refuses an email address with which somebody is registering: the auth user exists, the profile does not yet. It may
 * be the same person, whose first try was interrupted.
 * @throws ApiError conflict
 */
export async function refuseWhileRegistering(email: string): Promise<void> {
  const holder = await findAuthUserByEmail(email)
  if (!holder || Date.now() - Date.parse(holder.metadata.creationTime) > REGISTRATION_MAX) return
  if (await read(paths.user(holder.uid))) return
  throw new ApiError('conflict', 'Somebody has just begun to sign up with that email address. Please try in a minute.')
}

/**
 * @param uid whoever asks for the address, if they have an account.
 * @throws ApiError conflict if it is a player's, their own too, or being registered.
 */
export async function refuseTakenAddress(email: string, uid?: string): Promise<void> {
  const owner = await findPlayerByEmail(email)
  if (owner === null) await refuseWhileRegistering(email)
  else throw new ApiError('conflict', owner === uid ? 'That is your email address already.' : EMAIL_TAKEN_TEXT)
}

/** The address that an account gets at the sign-in service where it cannot have its own. No mail arrives there. */
export const placeholderAddress = (uid: string): string => `${uid}@moved.invalid`.toLowerCase()

/**
 * Takes an email address from the account that has it at the sign-in service, unless our own records give it to that
 * account. If the account is a player's, it stays, and a password reset restores its own address; if it is left over
 * from an interrupted registration, it is deleted.
 */
export async function freeAddress(email: string): Promise<void> {
  const holder = await findAuthUserByEmail(email)
  if (!holder || (await read(paths.account(holder.uid)))?.email === email) return
  if (await read(paths.user(holder.uid))) await auth.updateUser(holder.uid, { email: placeholderAddress(holder.uid) })
  else await deleteAuthUser(holder.uid)
}
