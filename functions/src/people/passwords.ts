import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '#common/api/api-error'
import { auth } from '../db/firebase'
import { claimsOf, writeClaims } from './claims'
import { freeAddress, readAccount } from './find-account'
import { clearAttempts } from './rate-limit'
import { deleteResets } from './resets'
import { isPassword } from './sign-in'

/** The sign-in service notes changes by the second; this long after one (ms), the next is noted as later. */
const NEXT_SECOND = 1_100
/**
 * So far two servers' clocks may be apart (ms): a session that another server began just before counts as ended. It is
 * shorter than {@link NEXT_SECOND}, so that who logs in after the answer is let in.
 */
const CLOCK_MARGIN = 1_000

/**
 * Sets an account's password and ends what was given out before: sessions, custom tokens and reset links. The account
 * gets the address of our own record again, so that no link of the sign-in service's own goes elsewhere.
 *
 * Whoever holds a custom token may use it for an hour to set a password at the sign-in service itself. One that is set
 * in the same second as ours is noticed here, because ours does not work; a later one by {@link wasChangedElsewhere}.
 * @throws ApiError conflict when the new password does not work, because somebody set another meanwhile.
 */
export async function changePassword(uid: string, password: string): Promise<void> {
  await auth.updateUser(uid, { password })
  await auth.revokeRefreshTokens(uid)
  await writeClaims(uid, { resetAt: Date.now() + CLOCK_MARGIN })
  await restoreAddress(uid)
  const account = await auth.getUser(uid)
  await Promise.all([deleteResets(uid), clearAttempts({ what: 'login', whom: uid })])
  await sleep(NEXT_SECOND)
  if (!(await isPassword(account.email ?? '', password))) {
    throw new ApiError('conflict', 'The password was changed elsewhere meanwhile. Please ask for a new link.')
  }
  await writeClaims(uid, { passwordAt: passwordChangedAt(account) })
}

/** Gives an account the address of our own record, and takes it back from whoever has it at the sign-in service. */
async function restoreAddress(uid: string): Promise<void> {
  const email = (await readAccount(uid))?.email
  if (!email || (await auth.getUser(uid)).email === email) return
  await freeAddress(email)
  await auth.updateUser(uid, { email })
}

/** When the sign-in service last ended an account's sessions (ms), as it does with every change of the password. */
export const passwordChangedAt = ({ tokensValidAfterTime }: UserRecord) => Date.parse(tokensValidAfterTime ?? '') || 0

/**
 * Whether an account's password is another than the one that was last set here. Of an account from before this was
 * noted (`passwordAt` and `resetAt` are 0) nobody knows.
 */
export function wasChangedElsewhere(account: UserRecord): boolean {
  const { resetAt, passwordAt } = claimsOf(account.customClaims)
  return (resetAt > 0 || passwordAt > 0) && passwordChangedAt(account) !== passwordAt
}
