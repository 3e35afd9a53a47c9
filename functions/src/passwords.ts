import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '../../common/api-error'
import { forgetTries } from './attempts'
import { claimsOf, writeClaims } from './claims'
import { auth } from './firebase'
import { readAccount } from './letters'
import { forgetResets } from './resets'
import { isPassword } from './sign-in'

/** The sign-in service notes changes by the second; this long after one (ms), the next is noted as later. */
const NEXT_SECOND = 1_100

/**
 * Sets an account's password and ends what was given out before: sessions, custom tokens and reset links. The address
 * becomes that of our own record again, so that no link of the sign-in service's own goes elsewhere.
 *
 * Whoever holds a custom token may use it for an hour to set a password at the sign-in service itself. One that is set
 * in the same second as ours is noticed here, because ours does not work; a later one by {@link wasChangedElsewhere}.
 */
export async function changePassword(uid: string, password: string): Promise<void> {
  const email = (await readAccount(uid))?.email
  await auth.updateUser(uid, { password, ...(email && { email }) })
  await auth.revokeRefreshTokens(uid)
  const account = await auth.getUser(uid)
  await writeClaims(uid, { resetAt: Date.now() })
  await Promise.all([forgetResets(uid), forgetTries({ what: 'login', whom: uid })])
  await sleep(NEXT_SECOND)
  if (!(await isPassword(account.email ?? '', password))) {
    throw new ApiError('conflict', 'The password was changed elsewhere meanwhile. Please ask for a new link.')
  }
  await writeClaims(uid, { passwordAt: changedAt(account) })
}

/** When the sign-in service last ended an account's sessions (ms), as it does with every change of the password. */
const changedAt = ({ tokensValidAfterTime }: UserRecord) => Date.parse(tokensValidAfterTime ?? '') || 0

/** Whether an account's password is another than the one that was last set here. */
export function wasChangedElsewhere(account: UserRecord): boolean {
  const { resetAt, passwordAt } = claimsOf(account.customClaims)
  return resetAt > 0 && changedAt(account) !== passwordAt
}
