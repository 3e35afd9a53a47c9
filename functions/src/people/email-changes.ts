import { createHash, randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type CollectionPath, type DocPath, paths } from '#common/paths'
import { auth, collectionRef, docRef, read, readIn, transact } from '../db/firebase'
import { accountsWith, findPlayerByEmail, isBeingRegistered } from './find-account'

/** How long a link is valid (ms). */
const VALID_FOR = 60 * 60_000

export const EMAIL_TAKEN = 'There is already an account with that email address.'

/** `/emailChanges/{hash}`: a new address that is to be confirmed; the id is the hash of the link's token. */
interface EmailChange {
  uid: string
  email: string
  /** Set once it was confirmed; until it expires it can be confirmed again, which changes nothing. */
  isDone?: true
  /** When the link expires; the database deletes the document some time after this. */
  expireAt: Timestamp
}

const changePath = (token: string): DocPath<EmailChange> =>
  paths.emailChange(createHash('sha256').update(token).digest('hex'))
const allChanges = (): CollectionPath<EmailChange> => paths.emailChanges()
/** A query for the changes that a player has asked for. */
export const emailChangesOf = (uid: string) => collectionRef(allChanges()).where('uid', '==', uid)

/** @throws ApiError conflict if an address has another account, or is being registered. */
export async function refuseTakenAddress(uid: string, email: string): Promise<void> {
  const owner = await findPlayerByEmail(email)
  if ((owner && owner !== uid) || (!owner && (await isBeingRegistered(email))))
    throw new ApiError('conflict', EMAIL_TAKEN)
}

/** Makes the link that confirms a player's new address. @returns its token. */
export async function createEmailChange(uid: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await docRef(changePath(token)).set({ uid, email, expireAt: Timestamp.fromMillis(Date.now() + VALID_FOR) })
  return token
}

const validIn = (change: EmailChange | null, uid: string): EmailChange | null =>
  change?.uid === uid && uid !== '' && change.expireAt.toMillis() > Date.now() ? change : null

/** Whether a link could be used now. */
export const isEmailChangeValid = async (uid: string, token: string): Promise<boolean> =>
  validIn(await read(changePath(token)), uid) !== null

/**
 * Gives a player the address of a link, in our own records; the player's other links are void from then on.
 * @returns the address before; null if it was confirmed already, and the sign-in service knows it.
 * @throws ApiError bad-input, conflict
 */
export async function confirmEmailChange(uid: string, token: string): Promise<{ was: string } | null> {
  const { email, was } = await transact(async (tx) => {
    const change = validIn(await readIn(tx, changePath(token)), uid)
    const account = await readIn(tx, paths.account(uid))
    if (!change || !account) throw new ApiError('bad-input', 'This link is invalid or expired.')
    const { email } = change
    if (change.isDone) return { email, was: account.email }
    const holder = (await tx.get(accountsWith(email))).docs[0]?.ref.parent.parent?.id
    if (holder && holder !== uid) throw new ApiError('conflict', EMAIL_TAKEN)
    const links = await tx.get(emailChangesOf(uid))
    for (const { ref } of links.docs) if (ref.path !== changePath(token)) tx.delete(ref)
    tx.update(docRef(changePath(token)), { isDone: true })
    tx.update(docRef(paths.account(uid)), { email })
    return { email, was: account.email }
  })
  return (await auth.getUser(uid)).email === email ? null : { was }
}
