import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type CollectionPath, paths } from '#common/paths'
import { displayName } from '#common/people/profile'
import { collectionRef, deleteFound, existedAlready, getAll } from '../db/firebase'
import type { Queued } from '../outbox/outbox'

/** A mail to one player. */
export interface MailMessage {
  to: string
  subject: string
  text: string
}

/**
 * `/mail/{id}`: a mail, or a request for one with a link, which is made only when it is sent. `kept`: stored instead of
 * sent, under the emulators.
 */
export interface Mail extends Partial<MailMessage>, Queued<'kept'> {
  /** The address for which a reset link was requested. */
  reset?: string
  /** Whose new address is to be confirmed. */
  confirm?: { uid: string; email: string }
}

export const mailPath = (): CollectionPath<Mail> => paths.mail()

/** How long a mail is stored (ms). */
const KEEP_FOR = 7 * 86_400_000

/**
 * Queues a mail to a player in the commit of what it is about, so that it is queued exactly if that is stored.
 * Somebody without an account gets none.
 */
export async function mailPlayerIn(
  tx: Transaction,
  uid: string,
  { subject, text }: Omit<MailMessage, 'to'>,
): Promise<void> {
  const [found, account] = await getAll(tx, paths.user(uid), paths.account(uid))
  const [user, to] = [found.data(), account.data()?.email]
  if (user && to) tx.create(newMailRef(), queued({ to, subject, text: `Hello ${displayName(user, uid)},\n\n${text}` }))
}

/** Queues a request for a reset link, whether or not an account has that address. */
export const queueReset = (email: string): Promise<void> => enqueue({ reset: email })

/** Queues the mail that confirms a player's new address. */
export const queueEmailChange = (uid: string, email: string): Promise<void> => enqueue({ confirm: { uid, email } })

/** A request for a link that is older than this (ms) is dropped. */
const STALE = 60 * 60_000

/** Whether nobody waits for a requested link any more. @param requestedAt epoch ms */
export const isStale = (requestedAt: number): boolean => Date.now() - requestedAt >= STALE

/** Deletes the mail to a player, sent or not. */
export async function deleteMailOf(uid: string, email: string): Promise<void> {
  const mail = collectionRef(mailPath())
  await Promise.all([
    deleteFound(mail.where('to', '==', email)),
    deleteFound(mail.where('reset', '==', email)),
    deleteFound(mail.where('confirm.uid', '==', uid)),
  ])
}

type Content = Pick<Mail, 'to' | 'subject' | 'text' | 'reset' | 'confirm'>

const newMailRef = () => collectionRef(mailPath()).doc()

/** A mail that goes out with the next round. */
function queued(content: Content): Mail {
  const at = Date.now()
  return { ...content, state: 'queued', at, dueAt: at, tries: 0, expireAt: Timestamp.fromMillis(at + KEEP_FOR) }
}

async function enqueue(content: Content): Promise<void> {
  await newMailRef()
    .create(queued(content))
    .catch((error: unknown) => {
      // The SDK repeats a commit whose response was lost. Then the mail is stored.
      if (!existedAlready(error)) throw error
    })
}
