import { paths } from '#common/paths'
import { displayName, type User } from '#common/people/profile'
import { read } from '../db/firebase'
import { logFailure } from '../log'
import { readAccount } from '../people/find-account'
import { type MailMessage, queueMail } from './mail'

/** Writes to a player. A letter that cannot be queued fails nothing: what it tells stands in the open log as well. */
export async function mailPlayer(uid: string, { subject, text }: Omit<MailMessage, 'to'>): Promise<void> {
  try {
    const [user, account] = await Promise.all([read<User>(paths.user(uid)), readAccount(uid)])
    if (!user || !account?.email) return
    await queueMail({ to: account.email, subject, text: `Hello ${displayName(user, uid)},\n\n${text}` })
  } catch (error) {
    logFailure(`a letter to ${uid} was not queued`, error)
  }
}
