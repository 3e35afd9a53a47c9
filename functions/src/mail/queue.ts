import { Timestamp } from 'firebase-admin/firestore'
import { type CollectionPath, paths } from '#common/paths'
import { displayName } from '#common/people/profile'
import { config } from '../config'
import { collectionRef, existedAlready, read } from '../db/firebase'
import { logFailure } from '../log'
import { readAccount } from '../people/find-account'

/** A mail to one player. */
export interface MailMessage {
  to: string
  subject: string
  text: string
}

/**
 * Where a mail stands. `claimed`: one round is sending it. `kept`: stored instead of sent, under the emulators.
 * `unknown`: the mail server may or may not have taken it.
 */
type MailState = 'queued' | 'claimed' | 'sent' | 'failed' | 'unknown' | 'kept'

/** `/mail/{id}`: a mail, or a request for one with a link, which is made only when it is sent. */
export interface Mail extends Partial<MailMessage> {
  /** The address for which a reset link was requested. */
  reset?: string
  /** Whose new address is to be confirmed. */
  confirm?: { uid: string; email: string }
  state: MailState
  /** When it was queued (epoch ms). */
  at: number
  /** When it may be sent next (epoch ms); null once it must not be sent any more. */
  dueAt: number | null
  tries: number
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
}

export const mailPath = (): CollectionPath<Mail> => paths.mail()

/** How long a mail is stored (ms). */
const KEEP_FOR = 7 * 86_400_000

/** Whether mail is stored and logged instead of sent: under the emulators, unless they are given a mail server. */
export const onlyStoresMail = (): boolean => Boolean(process.env.FIRESTORE_EMULATOR_HOST) && !config.smtpUrl()

/**
 * Queues a mail to a player; it is sent with the next round. A failure is only logged: the open log tells the player
 * the same, and the change that the mail is about is stored already.
 * @param to the player's former address, instead of the present one.
 */
export async function mailPlayer(uid: string, { subject, text }: Omit<MailMessage, 'to'>, to?: string): Promise<void> {
  try {
    const [user, account] = await Promise.all([read(paths.user(uid)), readAccount(uid)])
    if (!user || !account?.email) return
    const message = { to: to ?? account.email, subject, text: `Hello ${displayName(user, uid)},\n\n${text}` }
    if (onlyStoresMail()) {
      await enqueue({ ...message, state: 'kept', dueAt: null })
      logMail(message)
    } else await enqueue({ ...message, state: 'queued', dueAt: Date.now() })
  } catch (error) {
    logFailure(`a mail to ${uid} was not queued`, error, { todo: 'Tell the player what the open log says.' })
  }
}

/** Queues a request for a reset link, whether or not an account has that address. */
export const queueReset = (email: string): Promise<void> =>
  enqueue({ reset: email, state: 'queued', dueAt: Date.now() })

/** Queues the letter that confirms a player's new address. */
export const queueEmailChange = (uid: string, email: string): Promise<void> =>
  enqueue({ confirm: { uid, email }, state: 'queued', dueAt: Date.now() })

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

async function enqueue(mail: Omit<Mail, 'at' | 'tries' | 'expireAt'>): Promise<void> {
  const at = Date.now()
  const stored = { ...mail, at, tries: 0, expireAt: Timestamp.fromMillis(at + KEEP_FOR) }
  await collectionRef(mailPath())
    .doc()
    .create(stored)
    .catch((error: unknown) => {
      // The SDK repeats a commit whose response was lost. Then the mail is stored.
      if (!existedAlready(error)) throw error
    })
}

/** Logs a mail that is not sent, on one line, so that `npm start` can show it whole. */
export function logMail({ to, subject, text }: MailMessage): void {
  console.info(`mail to ${to}: ${subject}. ${text.replace(/\s+/g, ' ')}`)
}
