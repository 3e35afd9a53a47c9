import type { DocumentReference } from 'firebase-admin/firestore'
import { config } from '../config'
import { collectionRef, transact } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { logFailure } from '../log'
import { emailChangeMail } from './email-change-mail'
import { logMail, type Mail, type MailMessage, mailPath, onlyStoresMail } from './queue'
import { resetMail } from './reset-mail'
import { sendBySmtp } from './smtp'

const MINUTE = 60_000
/** How often a process looks for due mail (ms): each look is a billed read. */
const LOOK_EVERY = 30_000
/** How many mails are sent at once, and how long into a round a further batch may begin (ms). */
const BATCH = 5
const ROUND = 10_000
/** How often a refused mail is tried; the back-off is a minute, then two, four … */
const DELIVERY_TRIES = 6

type Ref = DocumentReference<Mail>
type Claimed = { ref: Ref; mail: Mail }

const lastLook = perProcess(() => ({ at: 0 }))

/** Sends the mail that is due, as part of the scheduled round. A failure is logged; the next round tries again. */
export async function sendDueMail(): Promise<void> {
  const look = lastLook()
  if (Date.now() - look.at < LOOK_EVERY) return
  look.at = Date.now()
  await deliverMail().catch((error: unknown) =>
    logFailure('the mail waits for the next round', error, {
      todo: 'Nothing, unless it goes on: the next round tries again.',
    }),
  )
}

/**
 * Sends the mail that is due. Each mail is claimed before it is sent, so that of two concurrent rounds only one sends
 * it. It is tried again only if the mail server certainly refused it: a crash in between loses one mail, where the
 * other order would send it twice.
 */
export async function deliverMail(): Promise<void> {
  const started = Date.now()
  const tried = new Set<string>()
  while (Date.now() - started < ROUND) {
    const due = await collectionRef(mailPath()).where('dueAt', '<=', Date.now()).orderBy('dueAt').limit(BATCH).get()
    const refs = due.docs.map(({ ref }) => ref).filter(({ id }) => !tried.has(id))
    if (refs.length === 0) return
    if (!config.smtpUrl() && !onlyStoresMail())
      return logFailure('SMTP_URL is not set: mail waits in /mail', undefined, {
        todo: 'Set the secret SMTP_URL: see Keys in the runbook.',
      })
    for (const { id } of refs) tried.add(id)
    await Promise.all(refs.map(deliver))
  }
}

async function deliver(ref: Ref): Promise<void> {
  const mail = await claim(ref)
  if (!mail) return
  const claimed = { ref, mail }
  let message: MailMessage | null
  try {
    message = await messageOf(mail)
  } catch (error) {
    return retryLater(claimed, String(error))
  }
  if (!message) await ref.delete()
  else if (onlyStoresMail()) {
    await ref.update({ ...message, state: 'kept' })
    logMail(message)
  } else await send(claimed, message)
}

/** The mail, for the one round that may send it; null for every other. */
function claim(ref: Ref): Promise<Mail | null> {
  return transact(async (tx) => {
    const mail = (await tx.get(ref)).data()
    if (mail?.state !== 'queued') return null
    tx.update(ref, { state: 'claimed', dueAt: null })
    return mail
  })
}

/** What is to be sent; null for nothing. */
async function messageOf({ reset, confirm, at, to = '', subject = '', text = '' }: Mail): Promise<MailMessage | null> {
  if (confirm) return emailChangeMail(confirm, at)
  return reset === undefined ? { to, subject, text } : resetMail(reset, at)
}

async function send(claimed: Claimed, message: MailMessage): Promise<void> {
  const { ref } = claimed
  const outcome = await sendBySmtp(message)
  if (outcome.sent) await ref.update({ state: 'sent' })
  else if (outcome.refused) await retryLater(claimed, outcome.why)
  else {
    await ref.update({ state: 'unknown' })
    logFailure(`nobody knows whether mail ${ref.id} was sent`, outcome.why, { todo: 'Ask the player in /mail.' })
  }
}

async function retryLater({ ref, mail }: Claimed, why: string): Promise<void> {
  const tries = mail.tries + 1
  const isOver = tries >= DELIVERY_TRIES
  const dueAt = isOver ? null : Date.now() + MINUTE * 2 ** mail.tries
  await ref.update({ state: isOver ? 'failed' : 'queued', tries, dueAt })
  const todo = isOver ? 'Check the address in /mail and SMTP_URL.' : 'Nothing: it is tried again.'
  logFailure(`mail ${ref.id} was not sent${isOver ? ' and is given up' : ''}`, why, { todo })
}
