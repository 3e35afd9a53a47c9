import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '#common/api/api-error'
import { findSignIn } from './find-account'
import { claimsOf } from './identity'
import { CHANGED_ELSEWHERE_TEXT, CLOCK_MARGIN, isChangeUnfinished, wasChangedElsewhere } from './passwords'
import { clearTries, limitTries, type Uncount } from './rate-limit'
import { isPassword } from './sign-in'

/** Checking a password takes as long for this address, which no account needs, as for a player's. */
const NOBODYS_ADDRESS = 'nobody@example.invalid'

/** How long a change of the password is waited for (ms), which takes little more than a second. */
const CHANGE_TAKES = 5_000

/** What {@link tryPassword} found. */
interface CheckedPassword {
  /** The account as it was after the check; null if there is none. */
  account: UserRecord | null
  /** When the check began (epoch ms): if the password is changed from then on, a session that it opens has ended. */
  startedAt: number
  /** Whether the password was the account's. It may have been set elsewhere, see {@link wasChangedElsewhere}. */
  isRight: boolean
}

/**
 * Checks a player's password. If the password begins to be changed meanwhile, it is checked again after the change:
 * while one is under way, the right password is called wrong.
 * @param uncount takes the try back if nobody could judge it, because a service is down.
 * @throws ApiError not-ready, too-often
 */
export async function tryPassword(uid: string, password: string, uncount: Uncount): Promise<CheckedPassword> {
  try {
    const checked = await checkOnce(uid, password)
    return checked.isOvertaken ? await checkOnce(uid, password) : checked
  } catch (error) {
    await uncount()
    throw error
  }
}

/** An account that nobody has takes the same steps, so that the response takes as long. */
async function checkOnce(uid: string, password: string): Promise<CheckedPassword & { isOvertaken: boolean }> {
  const { account: before, startedAt } = await beginCheck(await findSignIn(uid))
  const isRight = await isPassword(before?.uid ?? 'nobody', before?.email ?? NOBODYS_ADDRESS, password || '-')
  const account = await findSignIn(uid)
  const isOvertaken = claimsOf(account?.customClaims).resetAt !== claimsOf(before?.customClaims).resetAt
  return { account, startedAt, isRight, isOvertaken }
}

/**
 * Waits until an account's password can be checked, and a session opened. Sessions that are opened within
 * {@link CLOCK_MARGIN} of a reset or a removal count as ended, so that nobody could do anything with theirs. For a
 * change of the password see {@link afterChange}.
 * @returns the account as it is then, and the time (epoch ms).
 */
export async function beginCheck(found: UserRecord | null) {
  const { resetAt } = claimsOf(found?.customClaims)
  // Twice the margin, for the clock that set the end may be ahead by as much.
  const end = Math.min(resetAt, Date.now() + 2 * CLOCK_MARGIN)
  // Again if need be: by this clock a timer may end a millisecond early.
  while (Date.now() <= end) await sleep(end - Date.now() + 1)
  const account = await afterChange(found)
  return { account, startedAt: Date.now() }
}

/**
 * Waits until a change of the password that is under way is finished, during which the account is disabled.
 * @returns the account as it is then; null if there is none any more.
 */
async function afterChange(found: UserRecord | null): Promise<UserRecord | null> {
  const waitsUntil = Math.min(claimsOf(found?.customClaims).resetAt, Date.now()) + CHANGE_TAKES
  let account = found
  while (account && isChangeUnfinished(account) && Date.now() < waitsUntil) {
    await sleep(200)
    account = await findSignIn(account.uid)
  }
  return account
}

/**
 * Asks for a player's password before something that a lost phone must not do. Wrong ones count as those of a login.
 * One that was set at the sign-in service directly is not the player's.
 * @throws ApiError forbidden, too-often; signed-out if the account is gone; not-ready if the service cannot tell.
 */
export async function checkPassword(uid: string, password: string): Promise<void> {
  const tried = { what: 'login' as const, whom: uid }
  const { account, isRight } = await tryPassword(uid, password, await limitTries(tried))
  if (!account) throw new ApiError('signed-out', 'This account has been closed.')
  if (!isRight) throw new ApiError('forbidden', 'That is not your password.')
  if (wasChangedElsewhere(account)) throw new ApiError('forbidden', CHANGED_ELSEWHERE_TEXT)
  await clearTries(tried)
}
