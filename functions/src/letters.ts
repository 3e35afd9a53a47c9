import { paths } from '../../common/paths'
import { displayName, type User } from '../../common/profile'
import { read } from './firebase'
import { logFailure } from './log'
import { type Letter, queueLetter } from './mail'

/** `/users/{uid}/private/account`. */
export interface Account {
  email: string
  phone: string
  /** Whether reminders come by mail; where the field is missing they do. */
  reminders?: boolean
}

/** A player's private account, or null. */
export const readAccount = (uid: string): Promise<Account | null> => read<Account>(paths.account(uid))

/** Writes to a player. A letter that cannot be queued fails nothing: what it tells stands in the open log as well. */
export async function write(uid: string, { subject, text }: Omit<Letter, 'to'>): Promise<void> {
  try {
    const [user, account] = await Promise.all([read<User>(paths.user(uid)), readAccount(uid)])
    if (!user || !account?.email) return
    await queueLetter({ to: account.email, subject, text: `Hello ${displayName(user, uid)},\n\n${text}` })
  } catch (error) {
    logFailure(`a letter to ${uid} was not queued`, error)
  }
}
