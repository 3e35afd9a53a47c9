import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type CollectionPath, paths } from '#common/paths'
import { displayName } from '#common/people/profile'
import { collectionRef, existedAlready, read } from '../db/firebase'
import { logFailure } from '../log'
import type { Queued } from '../outbox/outbox'
import { readAccount } from '../people/find-account'

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
 * A mail to a player, or null if there is no such player.
 * @param to the player's former address, instead of the present one.
 */
export async function letterTo(
  uid: string,
  { subject, text }: Omit<MailMessage, 'to'>,
  to?: string,
): Promise<MailMessage | null> {
  const [user, account] = await Promise.all([read(paths.user(uid)), readAccount(uid)])
  if (!user || !account?.email) return null
  return { to: to ?? account.email, subject, text: `Hello ${displayName(user, uid)},\n\n${text}` }
}

/** Queues a mail in the commit of what it is about. */
export function queueMail(tx: Transaction, mail: MailMessage): void {
  tx.create(newMailRef(), queued(mail))
}

/**
 * Queues a mail to a player. A failure is only logged: the open log tells the player the same, and the change that the
 * mail is about is stored already.
 * @param to as in {@link letterTo}.
 */
export async function mailPlayer(uid: string, about: Omit<MailMessage, 'to'>, to?: string): Promise<void> {
  try {
    const mail = await letterTo(uid, about, to)
    if (mail) await enqueue(mail)
  } catch (error) {
    logFailure(`a mail to ${uid} was not queued`, error, { todo: 'Tell the player what the open log says.' })
  }
}

/** Queues a request for a reset link, whether or not an account has that address. */
export const queueReset = (email: string): Promise<void> => enqueue({ reset: email })

/** Queues the letter that confirms a player's new address. */
export const queueEmailChange = (uid: string, email: string): Promise<void> => enqueue({ confirm: { uid, email } })

/** Deletes the mail to a player, sent or not. */
export async function deleteMailOf(uid: string, email: string): Promise<void> {
  const mail = collectionRef(mailPath())
  const found = await Promise.all([
    mail.where('to', '==', email).get(),
    mail.where('reset', '==', email).get(),
    mail.where('confirm.uid', '==', uid).get(),
  ])
  await Promise.all(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())))
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
