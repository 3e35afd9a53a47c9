import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { HOUR } from '#common/durations'
import { type DocPath, paths } from '#common/paths'
import { EMAIL_TAKEN_TEXT } from '#common/people/registration'
import {
  auth,
  collectionRef,
  db,
  deleteFound,
  docRef,
  isPreconditionFailure,
  read,
  readIn,
  transact,
} from '../db/firebase'
import { placeholderAddress, playerIn, privateAccountsWith } from './addresses'

/** How long a mailed link is valid (ms). */
const VALID_FOR = HOUR

/** What is stored of a mailed link, under the hash of its token: nobody who reads the database can use a link. */
interface MailedLink {
  uid: string
  /** When the link expires; the database deletes the document some time after this. */
  expireAt: Timestamp
}

/** A new link for a player, and the token that only its mail has. */
function newLink(uid: string): { token: string; link: MailedLink } {
  const token = randomBytes(32).toString('base64url')
  return { token, link: { uid, expireAt: Timestamp.fromMillis(Date.now() + VALID_FOR) } }
}

/** The id under which a link is stored. */
const linkId = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The link, if the player could use it now; else null. */
const validLink = <L extends MailedLink>(link: L | null, uid: string): L | null =>
  link?.uid === uid && link.expireAt.toMillis() > Date.now() ? link : null

/** The refusal of a link that cannot be used. */
export const invalidLink = () => new ApiError('bad-input', 'This link is invalid or expired.')

/** Deletes the player's other links of the same kind when one is used. @param path of the one that is used. */
async function deleteOthers(tx: Transaction, links: Query, path: string): Promise<void> {
  for (const { ref } of (await tx.get(links)).docs) if (ref.path !== path) tx.delete(ref)
}

/** `/emailChanges/{hash}`: a new address that is to be confirmed. */
interface EmailChange extends MailedLink {
  email: string
  /** The address before, once the link was used. Using it again, until it expires, changes nothing. */
  was?: string
}

const changePath = (token: string): DocPath<EmailChange> => paths.emailChange(linkId(token))
/** A query for the changes that a player has asked for. */
export const emailChangesOf = (uid: string) => collectionRef<EmailChange>(paths.emailChanges()).where('uid', '==', uid)

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
 * @returns whether the sign-in service has another address and has to get this one; false if it has refused it before.
 * @throws ApiError bad-input, conflict
 */
export async function confirmEmailChange(
  uid: string,
  token: string,
  also: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  const { email, isRepeated } = await transact(async (tx) => {
    const change = validLink(await readIn(tx, changePath(token)), uid)
    const account = await readIn(tx, paths.account(uid))
    if (!change || !account) throw invalidLink()
    const { email } = change
    if (change.was !== undefined) return { email, isRepeated: true }
    const owner = playerIn(await tx.get(privateAccountsWith(email)))
    if (owner && owner !== uid) throw new ApiError('conflict', EMAIL_TAKEN_TEXT)
    // Requests are found by the account's address: a later deletion would miss those under the former one.
    const formerRequests = await tx.get(resetRequestsFor(account.email))
    await deleteOthers(tx, emailChangesOf(uid), changePath(token))
    tx.update(docRef(changePath(token)), { was: account.email })
    for (const { ref } of formerRequests.docs) tx.delete(ref)
    // The former address may be somebody else's, and the mails that it got hold the token.
    tx.update(docRef(paths.account(uid)), { email, unsubscribeToken: FieldValue.delete() })
    await also(tx)
    return { email, isRepeated: false }
  })
  const { email: atService } = await auth.getUser(uid)
  return atService !== email && !(isRepeated && atService === placeholderAddress(uid))
}

/** `/passwordResets/{hash}`: a link with which a new password can be chosen, once. */
interface Reset extends MailedLink {
  /** The call that has used the link. The change of the password, which follows, deletes it. */
  usedBy?: string
}

const resetPath = (token: string): DocPath<Reset> => paths.passwordReset(linkId(token))
/** A query for the reset links of a player. */
export const resetsOf = (uid: string) => collectionRef<Reset>(paths.passwordResets()).where('uid', '==', uid)

/** A query for the mail, sent or not, that somebody asked for at this address to get a reset link. */
export const resetRequestsFor = (email: string) => db.collection(paths.mail()).where('reset', '==', email)

/** Makes a reset link for a player. @returns its token. */
export async function createReset(uid: string): Promise<string> {
  const { token, link } = newLink(uid)
  await docRef(resetPath(token)).set(link)
  return token
}

const isUsable = (reset: Reset | null, uid: string) => validLink(reset, uid) !== null && reset?.usedBy === undefined

/** Whether a reset link could be used now. */
export const isResetValid = async (uid: string, token: string): Promise<boolean> =>
  isUsable(await read(resetPath(token)), uid)

/**
 * Uses up a link and deletes all others of the player. True for one call, also when its commit landed and was reported
 * as failed; false for whoever comes later.
 */
export function consumeReset(uid: string, token: string): Promise<boolean> {
  const usedBy = randomUUID()
  return transact(async (tx) => {
    const reset = await readIn(tx, resetPath(token))
    if (reset?.usedBy === usedBy) return true
    if (!isUsable(reset, uid)) return false
    await deleteOthers(tx, resetsOf(uid), resetPath(token))
    tx.update(docRef(resetPath(token)), { usedBy })
    return true
  })
}

/** Deletes a link unless it is used meanwhile. */
const deleteUnused = ({ ref, updateTime }: QueryDocumentSnapshot) =>
  ref.delete({ lastUpdateTime: updateTime }).catch((error: unknown) => {
    if (!isPreconditionFailure(error)) throw error
  })

/**
 * Deletes every link of a player that was not used. A used change of the address stays: using it again changes nothing.
 */
export async function deleteLinks(uid: string): Promise<void> {
  const { docs: changes } = await emailChangesOf(uid).get()
  const unused = changes.filter((change) => change.data().was === undefined)
  await Promise.all([deleteFound(resetsOf(uid)), ...unused.map(deleteUnused)])
}
