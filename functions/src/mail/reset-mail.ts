import { paths } from '#common/paths'
import { hasLeft } from '#common/people/absence'
import { displayName } from '#common/people/profile'
import { read } from '../db/firebase'
import { findPlayerByEmail } from '../people/find-account'
import { createReset } from '../people/passwords'
import { siteUrl } from '../site'
import type { MailMessage } from './queue'

/**
 * The mail with a reset link, or null if no member has this address. The link is made only when the mail is sent, so that
 * in production none is stored or logged.
 */
export async function resetMail(email: string): Promise<MailMessage | null> {
  const uid = await findPlayerByEmail(email)
  const user = uid && (await read(paths.user(uid)))
  if (!user || hasLeft(user)) return null
  const link = `${siteUrl()}/reset-password?token=${await createReset(uid)}&uid=${encodeURIComponent(uid)}`
  return {
    to: email,
    subject: 'Reset your CFB Picks password',
    text: `Hello ${displayName(user, uid)},\n\nchoose a new password here within the hour:\n${link}\n\nIf you did not ask for this, do nothing.`,
  }
}
