import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError, noSuchPlayer } from '#common/api/api-error'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { auth, errorCode, read } from '../db/firebase'
import { logFailure } from '../log'
import { removeDevices } from '../push/devices'
import { freeAddress, placeholderAddress } from './addresses'
import { deleteAuthUser, findAuthUser } from './auth-users'
import { claimsOf, writeClaims } from './identity'
import { deleteLinks } from './mailed-links'
import { clearTries } from './rate-limit'
import { isPassword } from './sign-in'

/** The sign-in service stores times in whole seconds. After this wait (ms) the next change has a different one. */
const NEXT_SECOND = 1_100
/**
 * How far two servers' clocks may differ (ms): a session that another server opened just before counts as ended. It is
 * shorter than {@link NEXT_SECOND}, so that a login after the response succeeds.
 */
export const CLOCK_MARGIN = 1_000

/**
 * Sets a player's password and ends what was issued before: sessions, custom tokens, reset links and the devices'
 * notifications. The auth user gets the address of our own records again, so that a link of the sign-in service goes
 * nowhere else. An auth user that was deleted at the service is made again.
 *
 * Whoever holds a custom token may use it for an hour to set a password at the sign-in service directly. So the auth
 * user is disabled for about a second, so that no other change can share its timestamp; {@link wasChangedElsewhere}
 * detects a later one. If the process stops in between, the auth user stays disabled, and the next reset enables it.
 * @throws ApiError not-found when the player has deleted the account; conflict when the new password does not work,
 * because another was set meanwhile.
 */
export async function changePassword(uid: string, password: string): Promise<void> {
  const before = await ensureAuthUser(uid)
  const keepDisabled = before.disabled && !isChangeUnfinished(before)
  await writeClaims(uid, { resetAt: Date.now() + CLOCK_MARGIN, passwordAt: 0 })
  await auth.updateUser(uid, { disabled: true, password })
  await auth.revokeRefreshTokens(uid)
  await restoreAddress(uid)
  const authUser = await auth.getUser(uid)
  await Promise.all([deleteLinks(uid), clearTries({ what: 'login', whom: uid })])
  await sleep(NEXT_SECOND)
  // Only now: a call whose session was checked just before may have stored a device or a link during the wait.
  await Promise.all([removeDevices(uid), deleteLinks(uid)])
  await auth.updateUser(uid, { disabled: keepDisabled })
  if (!keepDisabled && !(await worksUnlessUnknown(authUser, password))) {
    // The time of the former password is not that of the present one, so logins are refused until the next reset.
    await writeClaims(uid, { passwordAt: sessionsEndedAt(before) })
    throw new ApiError('conflict', 'The password was changed elsewhere meanwhile. Please ask for a new link.')
  }
  await writeClaims(uid, { passwordAt: sessionsEndedAt(authUser) })
}

/**
 * The auth user of a player; a new one, without rights at the desk, if it was deleted at the sign-in service, e.g. by
 * mistake in the Firebase console. One without claims was made here, and interrupted: it is finished.
 * @throws ApiError not-found when the player has deleted the account.
 */
async function ensureAuthUser(uid: string): Promise<UserRecord> {
  const found = await findAuthUser(uid)
  if (found?.customClaims) return found
  const user = await read(paths.user(uid))
  if (!user) throw noSuchPlayer()
  if (!found) await auth.createUser({ uid, disabled: hasLeft(user) })
  await writeClaims(uid, { player: !hasLeft(user) })
  if (await read(paths.user(uid))) return auth.getUser(uid)
  await deleteAuthUser(uid)
  throw noSuchPlayer()
}

/**
 * Whether a new password works. One that cannot be checked counts: its link is used up, and anybody can trigger the
 * sign-in service's rate limit. That is expected; whatever else fails is logged.
 */
async function worksUnlessUnknown({ uid, email = '' }: UserRecord, password: string): Promise<boolean> {
  try {
    return await isPassword(uid, email, password)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'too-often'))
      logFailure('a new password could not be checked', error, {
        about: uid,
        todo: 'Nothing: it counts. Only if the player cannot log in, mail them a reset link.',
      })
    return true
  }
}

/** Whether a change of this account's password is under way or was interrupted: nobody gets in until it is done. */
export function isChangeUnfinished({ customClaims }: UserRecord): boolean {
  const { resetAt, passwordAt } = claimsOf(customClaims)
  return resetAt > 0 && passwordAt === 0
}

/**
 * Gives an account the address of our own records, taking it from whoever has it at the sign-in service. If the service
 * refuses the address, the account gets one that nobody has: the present one may be somebody else's.
 */
async function restoreAddress(uid: string): Promise<void> {
  const email = (await read(paths.account(uid)))?.email
  if (!email || (await auth.getUser(uid)).email === email) return
  await freeAddress(email)
  await auth.updateUser(uid, { email }).catch(async (error: unknown) => {
    if (errorCode(error) !== 'auth/invalid-email') throw error
    await auth.updateUser(uid, { email: placeholderAddress(uid) })
    logFailure('the sign-in service refused an address', error, {
      about: uid,
      todo: 'Nothing: the league still mails to that address.',
    })
  })
}

/** When the sign-in service last ended an account's sessions (epoch ms), as every password change does; 0 for never. */
export const sessionsEndedAt = ({ tokensValidAfterTime }: UserRecord) => Date.parse(tokensValidAfterTime ?? '') || 0

/**
 * Whether an account's password differs from the one that was last set here. False if neither claim was ever set: then
 * there is nothing to compare with.
 */
export function wasChangedElsewhere(authUser: UserRecord): boolean {
  const { resetAt, passwordAt } = claimsOf(authUser.customClaims)
  return (resetAt > 0 || passwordAt > 0) && sessionsEndedAt(authUser) !== passwordAt
}

export const CHANGED_ELSEWHERE_TEXT = 'Your password was changed elsewhere. Please choose a new one at the login help.'
