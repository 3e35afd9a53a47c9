import type { DocumentReference } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { atMostEvery } from '../at-most-every'
import { config, isEmulated, siteUrl } from '../config'
import { collectionRef, read } from '../db/firebase'
import { logFailure } from '../log'
import { DELIVER_EVERY, deliver, dueMessages } from '../outbox/deliver'
import { claim, isAbandoned, isTooLate, type Outbox, postponeTo, storeOutcome } from '../outbox/message'
import { findPlayerByEmail } from '../people/addresses'
import { findAuthUser } from '../people/auth-users'
import { claimsOf, isCurrent } from '../people/identity'
import { createEmailChange, createReset, deleteLinks } from '../people/mailed-links'
import type { RemindedWeek } from '../push/still-missing'
import { LINK_WANTED_FOR, MAIL_PATH, type Mail, type MailMessage } from './queue'
import { reminderNow } from './reminders'
import { openMailServer } from './smtp'
import { confirmAddressMail, greeted, type MailText, removedMail, resetMail, restoredMail } from './wording'

const MAIL: Outbox<Mail> = {
  name: 'mail',
  path: MAIL_PATH,
  batch: 5,
  ahead: LINK_WANTED_FOR,
  // A player's mails go out in the order they were queued, so that "taken off" never comes after "is back". A mail to
  // a former address, which may take none, does not delay one to the new address.
  orderKey: (mail) => ('uid' in mail ? `${mail.uid} ${mail.to}` : undefined),
  todo: 'Check the address in /mail and SMTP_URL, or ask the player.',
}

/** Whether mail is stored and logged instead of sent: under the emulators, unless they are given a mail server. */
const onlyStoresMail = (): boolean => isEmulated() && !config.smtpUrl()

/** Whether this process is none of the deployed functions: Cloud Run names its service to each of them. */
const isTool = (): boolean => !process.env.K_SERVICE && !isEmulated()

/** Sends the mail that is due, as part of the scheduled round. */
export const sendDueMail = atMostEvery(DELIVER_EVERY, 'the mail waits for the next round', deliverMail)

let storing: Promise<void> = Promise.resolve()

/** Where mail is stored instead of sent, stores it at once: in the demo nobody need wait for the round. */
export function storeMailNow(): void {
  if (!onlyStoresMail()) return
  const before = storing
  const delivery = deliverMail().catch((error: unknown) => logFailure('the mail was not stored', error))
  storing = delivery.then(() => before)
}

/** Resolves when all that {@link storeMailNow} has begun has ended, so that a test leaves nothing under way. */
export const whenMailIsStored = (): Promise<void> => storing

/** Sends the mail that is due, over connections that are open only as long as the round. */
export async function deliverMail(): Promise<void> {
  if (onlyStoresMail()) return deliver(MAIL, claimAndSend(storeAndLog))
  if (!config.smtpUrl()) return warnOfWaiting()
  const server = openMailServer({ requireTLS: !isEmulated() })
  const send: Send = async (ref, message, mail) => storeOutcome(MAIL, ref, mail, await server.send(message))
  await deliver(MAIL, claimAndSend(send)).finally(server.close)
}

type Ref = DocumentReference<Mail>
type Send = (ref: Ref, message: MailMessage, mail: Mail) => Promise<void>

/**
 * Claims a mail, words it and has it sent. Until it is worded it was certainly not sent, so a failure is tried again.
 */
const claimAndSend = (send: Send) => async (ref: Ref, due: Mail) => {
  const blocked = await blockedUntil(due)
  if (blocked !== null) return postponeTo(ref, blocked)
  const mail = await claim(ref)
  if (!mail) return
  let message: MailMessage | null
  try {
    message = await messageOf(mail)
  } catch (error) {
    return storeOutcome(MAIL, ref, mail, { kind: 'later', why: String(error) })
  }
  if (message) await send(ref, message, mail)
  else await ref.delete()
}

/** How long a mail waits for an earlier one that another round is sending (ms). */
const NEXT_LOOK = MINUTE

/**
 * Until when a mail waits for an earlier one to the same player and address that is not sent yet (epoch ms); null if
 * it waits for none. The time is later than the earlier mail's, so that a batch cannot fill with mails that wait for
 * one outside it.
 */
async function blockedUntil(mail: Mail): Promise<number | null> {
  if (!('uid' in mail)) return null
  const { uid, to, at } = mail
  const unsent: Mail['state'][] = ['queued', 'claimed']
  // In one query: between two a mail may go from one state to the other, and be in neither answer.
  const { docs } = await collectionRef(MAIL.path).where('uid', '==', uid).where('state', 'in', unsent).get()
  const earlier = docs.map((each) => each.data()).filter((each) => each.to === to && each.at < at)
  // A mail that another round began to send and never finished holds up none.
  const dueTimes = earlier
    .filter((each) => each.dueAt !== null || !isAbandoned(each))
    .map((each) => each.dueAt ?? Date.now() + NEXT_LOOK)
  return dueTimes.length > 0 ? Math.max(...dueTimes) + 1 : null
}

/**
 * A reminder that is sent later than this after it was queued (ms) may say what is no longer so, and is worded again.
 * Mostly it goes out before, which costs no further reads.
 */
const REWORDED_AFTER = 2 * MINUTE

/**
 * Whether another reminder of the same week was queued after this one, perhaps to another address of the player: worded
 * again, both would say the same.
 */
async function hasLaterReminder(uid: string, { week }: RemindedWeek, at: number): Promise<boolean> {
  const { docs } = await collectionRef(MAIL.path).where('uid', '==', uid).get()
  const reminders = docs.map((found) => found.data()).filter((other) => 'uid' in other)
  return reminders.some((other) => other.at > at && other.remindedWeek?.week === week)
}

/** What is to be sent; null for nothing. */
async function messageOf(mail: Mail): Promise<MailMessage | null> {
  if (isTooLate(mail)) return null
  if ('confirm' in mail) return messageWithLink(mail.confirm, mail.at, CONFIRM_ADDRESS)
  if ('reset' in mail) {
    const player = await findPlayerByEmail(mail.reset)
    if (!player) return null
    return messageWithLink({ uid: player, email: mail.reset }, mail.at, mail.isOfRestore ? RESET_OF_RESTORE : RESET)
  }
  const { uid, remindedWeek, at, to, subject, text, unsubscribe } = mail
  if (remindedWeek && Date.now() - at > REWORDED_AFTER)
    return (await hasLaterReminder(uid, remindedWeek, at)) ? null : reminderNow(remindedWeek, uid)
  return { to, subject, text, ...(unsubscribe && { unsubscribe }) }
}

/** Stores a mail and logs it on one line, so that `npm start` can show it whole. */
const storeAndLog: Send = async (ref, message) => {
  await ref.update({ ...message, state: 'kept' })
  const { to, subject, text } = message
  console.info(`mail to ${to}: ${subject}. ${text.replace(/\s+/g, ' ')}`)
}

async function warnOfWaiting(): Promise<void> {
  if ((await dueMessages(MAIL.path, 1)).length === 0) return
  // A tool on a laptop has no SMTP_URL, though the deployed referee may have one.
  if (isTool()) return console.info('Mail waits for the deployed referee.')
  logFailure('SMTP_URL is not set: mail waits in /mail', undefined, {
    todo: 'Set the secret SMTP_URL: see Keys in the runbook.',
  })
}

interface LinkMail {
  wording: (link: string) => MailText
  path: string
  /** Makes the link and returns its token. */
  newToken: (uid: string, email: string) => Promise<string>
  /** What somebody reads instead who has left the league. Absent where they get no mail. */
  toFormerMember?: (reason: string) => MailText
  /** The link makes an auth user again that was deleted at the sign-in service. */
  remakesAuthUser?: true
}

const RESET: LinkMail = {
  wording: resetMail,
  path: '/reset-password',
  newToken: createReset,
  toFormerMember: removedMail,
  remakesAuthUser: true,
}
const RESET_OF_RESTORE: LinkMail = { ...RESET, wording: (link) => restoredMail(link, siteUrl()) }
const CONFIRM_ADDRESS: LinkMail = { wording: confirmAddressMail, path: '/confirm-email', newToken: createEmailChange }

/**
 * A mail to a member with a link. A former member gets no link; where they asked for a new password, the mail says why
 * they cannot log in. The link is made only when the mail is sent, so that in production none is stored or logged. It
 * greets nobody by name: nobody has confirmed that the address, which a player may have typed, is theirs.
 * @param askedAt (epoch ms) A change of the password since then ends the link, like those that were sent before it.
 */
async function messageWithLink(
  { uid, email }: { uid: string; email: string },
  askedAt: number,
  { wording, path, newToken, toFormerMember, remakesAuthUser }: LinkMail,
): Promise<MailMessage | null> {
  const user = await read(paths.user(uid))
  if (!user) return null
  if (hasLeft(user)) return toFormerMember ? unnamedMail(email, toFormerMember(user.away?.at(-1)?.reason ?? '')) : null
  const link = `${siteUrl()}${path}?token=${await newToken(uid, email)}&uid=${encodeURIComponent(uid)}`
  // Checked after the link is made: a change that is under way may have deleted the player's links before that.
  const authUser = await findAuthUser(uid)
  // Without a profile it was the player who deleted the account, and the deletion did not find this link.
  if (!authUser && !(remakesAuthUser && (await read(paths.user(uid))))) {
    await deleteLinks(uid)
    return null
  }
  if (!isCurrent(askedAt, claimsOf(authUser?.customClaims))) return null
  return unnamedMail(email, wording(link))
}

const unnamedMail = (to: string, { subject, text }: MailText): MailMessage => ({ to, subject, text: greeted('', text) })
