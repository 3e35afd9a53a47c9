import type { UserRecord } from 'firebase-admin/auth'
import { paths } from '#common/paths'
import { isEmail } from '#common/people/registration'
import { auth, db, read } from '../db/firebase'

/** `/users/{uid}/private/account`. */
export interface PrivateAccount {
  email: string
  phone: string
  /** Whether reminders come by mail; where the field is missing they do. */
  reminders?: boolean
}

/** A player's private account, or null. */
export const readAccount = (uid: string): Promise<PrivateAccount | null> => read<PrivateAccount>(paths.account(uid))

/** The account with this id, or null; any other trouble of the sign-in service is thrown on. */
export const findAccount = (uid: string): Promise<UserRecord | null> => auth.getUser(uid).catch(nullIfAbsent)

/**
 * The private accounts with this e-mail address: one or none. Whose an address is stands in our own records; at the
 * sign-in service whoever holds a token of an account may give it another address.
 */
export const accountsWith = (email: string) => db.collectionGroup('private').where('email', '==', email).limit(1)

/** The id of the player with this e-mail address, or null. */
export async function findPlayerByEmail(email: string): Promise<string | null> {
  if (!isEmail(email)) return null
  const found = await accountsWith(email).get()
  return found.docs[0]?.ref.parent.parent?.id ?? null
}

/** The account that has this e-mail address at the sign-in service, or null. */
const findHolder = (email: string): Promise<UserRecord | null> => auth.getUserByEmail(email).catch(nullIfAbsent)

/** How long a registration may take (ms). */
const REGISTRATION_MAX = 60_000

/** Whether somebody is just registering with this e-mail address: the sign-in is there, the profile is not yet. */
export async function isBeingRegistered(email: string): Promise<boolean> {
  const holder = await findHolder(email)
  if (!holder || Date.now() - Date.parse(holder.metadata.creationTime) > REGISTRATION_MAX) return false
  return !(await read(paths.user(holder.uid)))
}

/**
 * Takes an e-mail address away from the account that has it at the sign-in service. The caller knows that it is not
 * that account's by our own records. A player keeps their account, and gets their own address back with a reset; what a
 * registration that was cut off left behind is deleted.
 */
export async function freeAddress(email: string): Promise<void> {
  const holder = await findHolder(email)
  if (!holder) return
  if (await read(paths.user(holder.uid))) await auth.updateUser(holder.uid, { email: `${holder.uid}@moved.invalid` })
  else await auth.deleteUser(holder.uid)
}

function nullIfAbsent(error: unknown): null {
  const { code } = error as { code?: unknown }
  if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null
  throw error
}
