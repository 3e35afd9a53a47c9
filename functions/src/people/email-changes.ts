import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type DocPath, paths } from '#common/paths'
import { EMAIL_TAKEN } from '#common/people/registration'
import { auth, collectionRef, docRef, read, readIn, transact } from '../db/firebase'
import { accountsWith, findPlayerByEmail, isBeingRegistered } from './find-account'
import { linkId, type MailedLink, newLink, validLink } from './mailed-link'

/** `/emailChanges/{hash}`: a new address that is to be confirmed. */
interface EmailChange extends MailedLink {
  email: string
  /** The address before, once the link was used. Using it again, until it expires, changes nothing. */
  was?: string
}

const changePath = (token: string): DocPath<EmailChange> => paths.emailChange(linkId(token))
/** A query for the changes that a player has asked for. */
export const emailChangesOf = (uid: string) => collectionRef<EmailChange>(paths.emailChanges()).where('uid', '==', uid)

/** @throws ApiError conflict if an address has another account, or is being registered. */
export async function refuseTakenAddress(uid: string, email: string): Promise<void> {
  const owner = await findPlayerByEmail(email)
  if ((owner && owner !== uid) || (!owner && (await isBeingRegistered(email))))
    throw new ApiError('conflict', EMAIL_TAKEN)
}

/** Makes the link that confirms a player's new address. @returns its token. */
export async function createEmailChange(uid: string, email: string): Promise<string> {
  const { token, link } = newLink(uid)
  await docRef(changePath(token)).set({ ...link, email })
  return token
}

/** Whether a link could be used now. */
export const isEmailChangeValid = async (uid: string, token: string): Promise<boolean> =>
  validLink(await read(changePath(token)), uid) !== null

/**
 * Gives a player the address of a link, in our own records; the player's other links are void from then on.
 * @param also writes what must be stored with it. It still reads the former address.
 * @returns whether the sign-in service does not know the address yet.
 * @throws ApiError bad-input, conflict
 */
export async function confirmEmailChange(
  uid: string,
  token: string,
  also: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  const email = await transact(async (tx) => {
    const change = validLink(await readIn(tx, changePath(token)), uid)
    const account = await readIn(tx, paths.account(uid))
    if (!change || !account) throw new ApiError('bad-input', 'This link is invalid or expired.')
    const { email } = change
    if (change.was !== undefined) return email
    const holder = (await tx.get(accountsWith(email))).docs[0]?.ref.parent.parent?.id
    if (holder && holder !== uid) throw new ApiError('conflict', EMAIL_TAKEN)
    const links = await tx.get(emailChangesOf(uid))
    for (const { ref } of links.docs) if (ref.path !== changePath(token)) tx.delete(ref)
    tx.update(docRef(changePath(token)), { was: account.email })
    tx.update(docRef(paths.account(uid)), { email })
    await also(tx)
    return email
  })
  return (await auth.getUser(uid)).email !== email
}
