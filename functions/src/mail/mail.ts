import { Timestamp } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { db } from '../db/firebase'

/** A letter to one player. */
export interface MailMessage {
  to: string
  subject: string
  text: string
}

/** What became of a letter. `kept` is one that nobody sends, under the emulators; of `unknown` ones nobody knows. */
type MailState = 'queued' | 'claimed' | 'sent' | 'failed' | 'unknown' | 'kept'

/** `/mail/{id}`: a letter, or the wish for a reset link, which is made only when it is sent. */
export interface Mail extends Partial<MailMessage> {
  /** The address for which somebody asked for a link. */
  reset?: string
  state: MailState
  at: number
  /** When it may be sent next; null once it must not be sent any more. */
  dueAt: number | null
  tries: number
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
}

/** gRPC's code for a document that cannot be created again. */
const ALREADY_EXISTS = 6

/** How long a letter is kept (ms). */
const KEPT = 7 * 86_400_000

/** The product's own address, for links in letters: never taken from a request, which could name any. */
export function siteUrl(): string {
  if (process.env.SITE_URL) return process.env.SITE_URL.replace(/\/$/, '')
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  return FIRESTORE_EMULATOR_HOST ? 'http://127.0.0.1:5002' : `https://${GCLOUD_PROJECT}.web.app`
}

/** Whether letters are kept and shown instead of sent: under the emulators, unless they are given a mail server. */
export const keepsMail = (): boolean => Boolean(process.env.FIRESTORE_EMULATOR_HOST) && !process.env.SMTP_URL

/** Puts a letter into the queue; it goes out with the next round. */
export async function queueMail(letter: MailMessage): Promise<void> {
  if (keepsMail()) {
    await enqueue({ ...letter, state: 'kept', dueAt: null })
    logMail(letter)
  } else await enqueue({ ...letter, state: 'queued', dueAt: Date.now() })
}

/** Puts the wish for a reset link into the queue, whether or not anybody has that address. */
export const queueReset = (email: string): Promise<void> =>
  enqueue({ reset: email, state: 'queued', dueAt: Date.now() })

async function enqueue(mail: Omit<Mail, 'at' | 'tries' | 'expireAt'>): Promise<void> {
  const at = Date.now()
  const stored = { ...mail, at, tries: 0, expireAt: Timestamp.fromMillis(at + KEPT) }
  await db
    .collection(paths.mail())
    .doc()
    .create(stored)
    .catch((error: unknown) => {
      // The library sends a commit again when its answer was lost: then the letter is there.
      if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error
    })
}

/** Shows a letter that nobody sends, in one line, so that the log of `npm start` can show it whole. */
export function logMail({ to, subject, text }: MailMessage): void {
  console.info(`mail to ${to}: ${subject}. ${text.replace(/\s+/g, ' ')}`)
}
