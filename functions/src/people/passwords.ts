import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '#common/api/api-error'
import { type DocPath, paths } from '#common/paths'
import { auth, collectionRef, deleteFound, docRef, read, readIn, transact } from '../db/firebase'
import { removeDevices } from '../push/devices'
import { freeAddress, readAccount } from './find-account'
import { claimsOf, writeClaims } from './identity'
import { linkId, type MailedLink, newLink, validLink } from './mailed-link'
import { clearAttempts } from './rate-limit'
import { isPassword } from './sign-in'

/** The sign-in service stores times in whole seconds. After this wait (ms) the next change has a different one. */
const NEXT_SECOND = 1_100
/**
 * How far two servers' clocks may differ (ms): a session that another server opened just before counts as ended. It is
 * shorter than {@link NEXT_SECOND}, so that a login after the response succeeds.
 */
export const CLOCK_MARGIN = 1_000

/**
 * Sets an account's password and ends what was issued before: sessions, custom tokens, reset links and the devices'
 * notifications. The account gets the address of our own records again, so that a link of the sign-in service goes
 * nowhere else.
 *
 * Whoever holds a custom token may use it for an hour to set a password at the sign-in service directly. So the account
 * is disabled for about a second, so that no other change can share its timestamp; {@link wasChangedElsewhere} detects a
 * later one. If the process stops in between, the account stays disabled, and the next reset enables it.
 * @throws ApiError conflict when the new password does not work, because another was set meanwhile.
 */
export async function changePassword(uid: string, password: string): Promise<void> {
  const before = await auth.getUser(uid)
  const keepDisabled = before.disabled && !isInterrupted(before)
  await writeClaims(uid, { resetAt: Date.now() + CLOCK_MARGIN, passwordAt: 0 })
  await auth.updateUser(uid, { disabled: true, password })
  await auth.revokeRefreshTokens(uid)
  await restoreAddress(uid)
  const account = await auth.getUser(uid)
  await Promise.all([deleteResets(uid), clearAttempts({ what: 'login', whom: uid })])
  await sleep(NEXT_SECOND)
  // Only now: a call whose session was checked just before may have stored a device during the wait.
  await removeDevices(uid)
  await auth.updateUser(uid, { disabled: keepDisabled })
  // An attacker can trigger the sign-in service's rate limit. If the check fails for that reason, the reset counts.
  const works = await isPassword(account.email ?? '', password).catch(() => true)
  if (!works && !keepDisabled) {
    // The time of the former password is not that of the present one, so logins are refused until the next reset.
    await writeClaims(uid, { passwordAt: sessionsEndedAt(before) })
    throw new ApiError('conflict', 'The password was changed elsewhere meanwhile. Please ask for a new link.')
  }
  await writeClaims(uid, { passwordAt: sessionsEndedAt(account) })
}

/** Whether a change of this account's password was interrupted, which leaves it disabled. */
function isInterrupted({ customClaims }: UserRecord): boolean {
  const { resetAt, passwordAt } = claimsOf(customClaims)
  return resetAt > 0 && passwordAt === 0
}

/** Gives an account the address of our own records, taking it from whoever has it at the sign-in service. */
async function restoreAddress(uid: string): Promise<void> {
  const email = (await readAccount(uid))?.email
  if (!email || (await auth.getUser(uid)).email === email) return
  await freeAddress(email)
  await auth.updateUser(uid, { email })
}

/** When the sign-in service last ended an account's sessions (epoch ms), as every password change does; 0 for never. */
export const sessionsEndedAt = ({ tokensValidAfterTime }: UserRecord) => Date.parse(tokensValidAfterTime ?? '') || 0

/**
 * Whether an account's password differs from the one that was last set here. False if neither claim was ever set: then
 * there is nothing to compare with.
 */
export function wasChangedElsewhere(account: UserRecord): boolean {
  const { resetAt, passwordAt } = claimsOf(account.customClaims)
  return (resetAt > 0 || passwordAt > 0) && sessionsEndedAt(account) !== passwordAt
}

export const CHANGED_ELSEWHERE = 'Your password was changed elsewhere. Please choose a new one at the login help.'

/** `/passwordResets/{hash}`: a link with which a new password can be chosen, once. */
interface Reset extends MailedLink {
  /** The call that has used the link. The change of the password, which follows, deletes it. */
  usedBy?: string
}

const resetPath = (token: string): DocPath<Reset> => paths.passwordReset(linkId(token))
const resetsOf = (uid: string) => collectionRef<Reset>(paths.passwordResets()).where('uid', '==', uid)

/** Makes a reset link for a player. @returns its token. */
export async function createReset(uid: string): Promise<string> {
  const { token, link } = newLink(uid)
  await docRef(resetPath(token)).set(link)
  return token
}

const isUsable = (reset: Reset | null, uid: string) => {
  const link = validLink(reset, uid)
  return link !== null && link.usedBy === undefined
}

/** Whether a reset link could be used now. */
export const isResetValid = async (uid: string, token: string): Promise<boolean> =>
  isUsable(await read(resetPath(token)), uid)

/**
 * Uses up a link and deletes all others of the player. True for one call, also when its commit landed and was reported as
 * failed; false for whoever comes later.
 */
export function consumeReset(uid: string, token: string): Promise<boolean> {
  const usedBy = randomUUID()
  return transact(async (tx) => {
    const reset = await readIn(tx, resetPath(token))
    if (reset?.usedBy === usedBy) return true
    if (!isUsable(reset, uid)) return false
    const links = await tx.get(resetsOf(uid))
    for (const { ref } of links.docs) if (ref.path !== resetPath(token)) tx.delete(ref)
    tx.update(docRef(resetPath(token)), { usedBy })
    return true
  })
}

/** Deletes every reset link of a player. */
export const deleteResets = (uid: string): Promise<void> => deleteFound(resetsOf(uid))
