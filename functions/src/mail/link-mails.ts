import { paths } from '#common/paths'
import { hasLeft } from '#common/people/absence'
import { displayName } from '#common/people/profile'
import { read } from '../db/firebase'
import { createEmailChange } from '../people/email-changes'
import { findPlayerByEmail } from '../people/find-account'
import { createReset } from '../people/passwords'
import { siteUrl } from '../site'
import type { Mail, MailMessage } from './queue'

/** The mail with a reset link, or null if no member has this address. */
export async function resetMail(email: string): Promise<MailMessage | null> {
  const uid = await findPlayerByEmail(email)
  if (!uid) return null
  const mail = { to: email, subject: 'Reset your CFB Picks password', request: 'choose a new password here' }
  return linkMail(uid, mail, '/reset-password', () => createReset(uid))
}

/** The mail that confirms a new address, or null if the player has left. */
export function emailChangeMail({ uid, email }: NonNullable<Mail['confirm']>): Promise<MailMessage | null> {
  const request = 'confirm this address for CFB Picks here'
  const mail = { to: email, subject: 'Confirm your new e-mail address', request }
  return linkMail(uid, mail, '/confirm-email', () => createEmailChange(uid, email))
}

/**
 * A mail to a member with a link, or null for somebody who has left. The link is made only when the mail is sent, so that
 * in production none is stored or logged.
 */
async function linkMail(
  uid: string,
  { to, subject, request }: { to: string; subject: string; request: string },
  path: string,
  newToken: () => Promise<string>,
): Promise<MailMessage | null> {
  const user = await read(paths.user(uid))
  if (!user || hasLeft(user)) return null
  const link = `${siteUrl()}${path}?token=${await newToken()}&uid=${encodeURIComponent(uid)}`
  const text = `Hello ${displayName(user, uid)},\n\n${request} within the hour:\n${link}\n\nIf you did not ask for this, do nothing.`
  return { to, subject, text }
}
