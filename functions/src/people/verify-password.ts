import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '#common/api/api-error'
import { findAuthUser } from './auth-users'
import { claimsOf } from './identity'
import { CHANGED_ELSEWHERE_TEXT, CLOCK_MARGIN, isChangeUnfinished, wasChangedElsewhere } from './passwords'
import { clearTries, limitTries, type Uncount } from './rate-limit'
import { accountClosed, isPassword } from './sign-in'

/** Takes the place of an account that does not exist: verifying a password takes as long for it as for a player's. */
const NO_ACCOUNT = { uid: 'nobody', email: 'nobody@example.invalid' }

/** How long a change of the password is waited for (ms), which takes little more than a second. */
const CHANGE_TIMEOUT = 5_000

/** What {@link verifyPassword} found. */
interface PasswordCheck {
  /** The auth user after the check; null if there is none. */
  authUser: UserRecord | null
  /** When the comparison began (epoch ms). If the password is changed after that, a session that it opens has ended. */
  startedAt: number
  /** Whether the password was the account's. It may have been set elsewhere, see {@link wasChangedElsewhere}. */
  isRight: boolean
}

/**
 * Checks a player's password. If a change of it begins meanwhile, it is checked again after that change: while one is
 * under way, the right password is called wrong.
 * @param uid null if no account has the name that was entered. The check takes as long then, so that nobody learns it.
 * @param uncount takes the try back if nobody could judge it, because a service is down.
 * @throws ApiError not-ready, too-often
 */
export async function verifyPassword(uid: string | null, password: string, uncount: Uncount): Promise<PasswordCheck> {
  const whom = uid ?? NO_ACCOUNT.uid
  try {
    const check = await verifyOnce(whom, password)
    return check.isOvertaken ? await verifyOnce(whom, password) : check
  } catch (error) {
    await uncount()
    throw error
  }
}

async function verifyOnce(uid: string, password: string): Promise<PasswordCheck & { isOvertaken: boolean }> {
  const { authUser: before, startedAt } = await waitForChanges(await findAuthUser(uid))
  const { uid: owner, email = NO_ACCOUNT.email } = before ?? NO_ACCOUNT
  const isRight = await isPassword(owner, email, password)
  const authUser = await findAuthUser(uid)
  const isOvertaken = claimsOf(authUser?.customClaims).resetAt !== claimsOf(before?.customClaims).resetAt
  return { authUser, startedAt, isRight, isOvertaken }
}

/**
 * Waits until an account's password can be verified, and a session opened. Sessions that are opened within
 * {@link CLOCK_MARGIN} of a reset or a removal count as ended, so that nobody could do anything with theirs. For a
 * change of the password see {@link afterChange}.
 * @returns the auth user as it is then, and the time (epoch ms).
 */
export async function waitForChanges(found: UserRecord | null) {
  const { resetAt } = claimsOf(found?.customClaims)
  // Twice the margin, for the clock that set the end may be ahead by as much.
  const end = Math.min(resetAt, Date.now() + 2 * CLOCK_MARGIN)
  // Again if need be: by this clock a timer may end a millisecond early.
  while (Date.now() <= end) await sleep(end - Date.now() + 1)
  const authUser = await afterChange(found)
  return { authUser, startedAt: Date.now() }
}

/**
 * Waits until a change of the password that is under way is finished, during which the auth user is disabled.
 * @returns the auth user as it is then; null if there is none any more.
 */
async function afterChange(found: UserRecord | null): Promise<UserRecord | null> {
  const waitsUntil = Math.min(claimsOf(found?.customClaims).resetAt, Date.now()) + CHANGE_TIMEOUT
  let authUser = found
  while (authUser && isChangeUnfinished(authUser) && Date.now() < waitsUntil) {
    await sleep(200)
    authUser = await findAuthUser(authUser.uid)
  }
  return authUser
}

/**
 * Asks for a player's password before something that a lost phone must not do. Wrong ones count as those of a login.
 * One that was set at the sign-in service directly is not the player's.
 * @throws ApiError forbidden, too-often; signed-out if the account is gone; not-ready if the service cannot tell.
 */
export async function requirePassword(uid: string, password: string): Promise<void> {
  const tried = { what: 'login' as const, whom: uid }
  const { authUser, isRight } = await verifyPassword(uid, password, await limitTries(tried))
  if (!authUser) throw accountClosed()
  if (!isRight) throw new ApiError('forbidden', 'That is not your password.')
  if (wasChangedElsewhere(authUser)) throw new ApiError('forbidden', CHANGED_ELSEWHERE_TEXT)
  await clearTries(tried)
}
