import { paths } from '#common/paths'
import { hasLeft } from '#common/people/absence'
import { displayName } from '#common/people/profile'
import { read } from '../db/firebase'
import { createEmailChange } from '../people/email-changes'
import { siteUrl } from '../site'
import type { Mail, MailMessage } from './queue'

/**
 * The mail that confirms a new address, or null if the player has left. As for a reset, the link is made only when the
 * mail is sent.
 */
export async function emailChangeMail({ uid, email }: NonNullable<Mail['confirm']>): Promise<MailMessage | null> {
  const user = await read(paths.user(uid))
  if (!user || hasLeft(user)) return null
  const token = await createEmailChange(uid, email)
  const link = `${siteUrl()}/confirm-email?token=${token}&uid=${encodeURIComponent(uid)}`
  return {
    to: email,
    subject: 'Confirm your new e-mail address',
    text: `Hello ${displayName(user, uid)},\n\nconfirm this address for CFB Picks here within the hour:\n${link}\n\nIf you did not ask for this, do nothing.`,
  }
}
