import type { DocumentReference } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { displayName, type User } from '#common/people/profile'
import { db, read, transact } from '../db/firebase'
import { logFailure } from '../log'
import { findPlayerByEmail } from '../people/find-account'
import { createReset } from '../people/resets'
import { keepsMail, logMail, type Mail, type MailMessage, siteUrl } from './mail'
import { sendBySmtp } from './smtp'

const MINUTE = 60_000
/** So many letters go out at a time, and none is begun later than this into a round (ms). */
const AT_ONCE = 5
const ROUND = 10_000
/** A letter that is refused is tried again after a minute, two, four… and given up after the last. */
const TRIES = 6
/** Who asked for a link longer ago than this (ms) has given up waiting. */
const ASKED_LONG_AGO = 60 * MINUTE

type Ref = DocumentReference
type Found = { ref: Ref; mail: Mail }

/**
 * Sends the letters that are due. Each is claimed before it is sent, so that two rounds at once send one; it is tried
 * again only when it was certainly refused: a stop in between loses one letter, where the other order would send two.
 */
export async function deliverMail(): Promise<void> {
  const started = Date.now()
  const tried = new Set<string>()
  while (Date.now() - started < ROUND) {
    const due = await db.collection(paths.mail()).where('dueAt', '<=', Date.now()).orderBy('dueAt').limit(AT_ONCE).get()
    const refs = due.docs.map(({ ref }) => ref).filter(({ id }) => !tried.has(id))
    if (refs.length === 0) return
    if (!process.env.SMTP_URL && !keepsMail()) return logFailure('SMTP_URL is not set: letters wait in /mail')
    for (const { id } of refs) tried.add(id)
    await Promise.all(refs.map(deliver))
  }
}

async function deliver(ref: Ref): Promise<void> {
  const mail = await claim(ref)
  if (!mail) return
  const found = { ref, mail }
  let letter: MailMessage | null
  try {
    letter = await letterOf(mail)
  } catch (error) {
    return tryAgain(found, String(error))
  }
  if (!letter) await ref.delete()
  else if (keepsMail()) {
    await ref.update({ ...letter, state: 'kept' })
    logMail(letter)
  } else await send(found, letter)
}

/** The letter, for the one round that may send it. */
function claim(ref: Ref): Promise<Mail | null> {
  return transact(async (tx) => {
    const mail = (await tx.get(ref)).data() as Mail | undefined
    if (mail?.state !== 'queued') return null
    tx.update(ref, { state: 'claimed', dueAt: null })
    return mail
  })
}

/** What is to be sent; null for nothing. A link is made only now: none is ever stored or logged in production. */
async function letterOf({ reset, at, to = '', subject = '', text = '' }: Mail): Promise<MailMessage | null> {
  if (reset === undefined) return { to, subject, text }
  const uid = Date.now() - at < ASKED_LONG_AGO ? await findPlayerByEmail(reset) : null
  const user = uid && (await read<User>(paths.user(uid)))
  if (!user) return null
  const link = `${siteUrl()}/reset-password?token=${await createReset(uid)}&uid=${encodeURIComponent(uid)}`
  return {
    to: reset,
    subject: 'Reset your CFB Picks password',
    text: `Hello ${displayName(user, uid)},\n\nchoose a new password here within the hour:\n${link}\n\nIf you did not ask for this, do nothing.`,
  }
}

async function send(found: Found, letter: MailMessage): Promise<void> {
  const outcome = await sendBySmtp(letter)
  if (outcome.sent) await found.ref.update({ state: 'sent' })
  else if (outcome.refused) await tryAgain(found, outcome.why)
  else {
    await found.ref.update({ state: 'unknown' })
    logFailure(`nobody knows whether letter ${found.ref.id} was sent`, outcome.why)
  }
}

async function tryAgain({ ref, mail }: Found, why: string): Promise<void> {
  const tries = mail.tries + 1
  const isOver = tries >= TRIES
  const dueAt = isOver ? null : Date.now() + MINUTE * 2 ** mail.tries
  await ref.update({ state: isOver ? 'failed' : 'queued', tries, dueAt })
  logFailure(`letter ${ref.id} was not sent${isOver ? '; it is given up' : ''}`, why)
}
