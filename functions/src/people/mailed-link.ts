import { createHash, randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { HOUR } from '#common/durations'

/** How long a mailed link is valid (ms). */
const VALID_FOR = HOUR

/** What is stored of a mailed link, under the hash of its token: nobody who reads the database can use a link. */
export interface MailedLink {
  uid: string
  /** When the link expires; the database deletes the document some time after this. */
  expireAt: Timestamp
}

/** A new link for a player, and the token that only its mail has. */
export function newLink(uid: string): { token: string; link: MailedLink } {
  const token = randomBytes(32).toString('base64url')
  return { token, link: { uid, expireAt: Timestamp.fromMillis(Date.now() + VALID_FOR) } }
}

/** The id under which a link is stored. */
export const linkId = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The link, if the player could use it now; else null. */
export const validLink = <L extends MailedLink>(link: L | null, uid: string): L | null =>
  link?.uid === uid && uid !== '' && link.expireAt.toMillis() > Date.now() ? link : null
