import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRecord } from 'firebase-admin/auth'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError, noLongerMember, noSuchPlayer } from '#common/api/api-error'
import type { OwnUserResponse, SessionResponse, UserResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { type DocPath, paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { auth, collectionRef, docRef, read, readIn, transact } from '../db/firebase'
import { atMostEvery } from '../db/process-memory'
import { removeDevices } from '../push/devices'
import { pushKeys } from '../push/push-service'
import { findAccount, readAccount } from './find-account'
import { claimsOf, isCommissioner, writeClaims } from './identity'
import { deleteResets } from './mailed-links'
import { CHANGED_ELSEWHERE, CLOCK_MARGIN, sessionsEndedAt, wasChangedElsewhere } from './passwords'
import { idTokenFor } from './sign-in'

/** A player's public profile, as responses carry it. @throws ApiError not-found */
export async function userResponse(uid: string): Promise<UserResponse> {
  return responseOf(uid, await findAccount(uid))
}

async function responseOf(uid: string, account: UserRecord | null): Promise<UserResponse> {
  const user = await read(paths.user(uid))
  if (!user) throw noSuchPlayer()
  return { ...user, id: uid, isCommissioner: isCommissioner(claimsOf(account?.customClaims), user.username) }
}

/** A player's profile and private settings. Only for the player. */
export async function ownUserResponse(uid: string): Promise<OwnUserResponse> {
  const [user, account] = await Promise.all([userResponse(uid), readAccount(uid)])
  const switches = account?.push
  return {
    user,
    reminders: account?.reminders ?? true,
    push: {
      key: pushKeys()?.publicKey ?? '',
      switches: { missing: true, game: true, overtaken: true, result: true, ...switches },
    },
  }
}

/**
 * Waits until a login of this account can begin: sessions that are opened within {@link CLOCK_MARGIN} of a reset or a
 * removal count as ended, so that nobody could do anything with theirs.
 * @returns the time then (epoch ms).
 */
export async function beginLogin(account: UserRecord | null): Promise<number> {
  // Twice the margin, for the clock that set the end may be ahead by as much.
  const end = Math.min(claimsOf(account?.customClaims).resetAt, Date.now() + 2 * CLOCK_MARGIN)
  // Again if need be: by this clock a timer may end a millisecond early.
  while (Date.now() <= end) await sleep(end - Date.now() + 1)
  return Date.now()
}

/**
 * Opens a session.
 * @param issuedAt when the login began (epoch ms), before the password was checked: if the password is changed from
 * then on, the session has ended.
 * @throws ApiError signed-out when the password was changed at the sign-in service directly, or the player has left.
 */
export async function openSession(uid: string, issuedAt: number): Promise<SessionResponse> {
  const account = await auth.getUser(uid)
  if (wasChangedElsewhere(account)) throw new ApiError('signed-out', CHANGED_ELSEWHERE)
  const user = await responseOf(uid, account)
  if (hasLeft(user)) throw noLongerMember()
  return { ...(await newTokens(uid, issuedAt)), user }
}

/** The two tokens of a session: one for the API, and the custom token that browsers sign in to Firestore with. */
export async function newTokens(uid: string, issuedAt: number): Promise<{ token: string; customToken: string }> {
  const customToken = await auth.createCustomToken(uid, { issuedAt })
  return { token: await idTokenFor(customToken), customToken }
}

/** `/signInChanges/{uid}`: a sign-in that a removal closes, or a return opens, until that is done. */
interface SignInChange {
  /** When the player was removed or let back (epoch ms). */
  at: number
}

const changePath = (uid: string): DocPath<SignInChange> => paths.signInChange(uid)

/** Notes in the commit of a removal or a return that the sign-in has to follow, in case what comes next is interrupted. */
export function requestSignInChange(tx: Transaction, uid: string, at: number): void {
  tx.set(docRef(changePath(uid)), { at })
}

/** Closes or opens the sign-in of a player who was removed or let back. */
export async function finishSignInChange(uid: string): Promise<void> {
  const change = await read(changePath(uid))
  await syncSignIn(uid)
  await transact(async (tx) => {
    // One that was requested meanwhile may not be done.
    if (change && (await readIn(tx, changePath(uid)))?.at === change.at) tx.delete(docRef(changePath(uid)))
  })
}

/** Finishes what was interrupted, as part of the scheduled round. */
export const finishSignInChanges = atMostEvery(20 * MINUTE, 'a sign-in waits for a later round', async () => {
  const found = await collectionRef(paths.signInChanges()).limit(20).get()
  await Promise.all(found.docs.map(({ id }) => finishSignInChange(id)))
})

/**
 * Closes the sign-in of a player who has been removed, or opens it for one who was let back, by what is stored. It looks
 * again afterwards: of a removal and a return at the same time, the sign-in ends as the stored one says.
 */
async function syncSignIn(uid: string): Promise<void> {
  for (let isClosed: boolean | undefined; ; ) {
    const user = await read(paths.user(uid))
    if (!user || hasLeft(user) === isClosed || !(await findAccount(uid))) return
    isClosed = hasLeft(user)
    await (isClosed ? closeSignIn(uid) : openSignIn(uid))
  }
}

/** Ends the player's sessions, custom tokens and reset links, and the notifications of their devices. */
async function closeSignIn(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true })
  // Nobody can set another password from here on, so the time of the last change is still the player's own.
  const isOurs = !wasChangedElsewhere(await auth.getUser(uid))
  await auth.revokeRefreshTokens(uid)
  const endedAt = sessionsEndedAt(await auth.getUser(uid))
  const resetAt = Date.now() + CLOCK_MARGIN
  await writeClaims(uid, { player: false, commissioner: false, resetAt, ...(isOurs && { passwordAt: endedAt }) })
  await Promise.all([deleteResets(uid), removeDevices(uid)])
}

async function openSignIn(uid: string): Promise<void> {
  await writeClaims(uid, { player: true })
  await auth.updateUser(uid, { disabled: false })
}
