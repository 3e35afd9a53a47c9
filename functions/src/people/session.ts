import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '#common/api/api-error'
import type { OwnUserResponse, SessionResponse, UserResponse } from '#common/api/responses'
import { paths } from '#common/paths'
import type { User } from '#common/people/profile'
import { auth, read } from '../db/firebase'
import { isCommissioner } from './caller'
import { claimsOf } from './claims'
import { findAccount, readAccount } from './find-account'
import { wasChangedElsewhere } from './passwords'
import { idTokenFor } from './sign-in'

/** A user as answers carry them. */
export async function userResponse(uid: string): Promise<UserResponse> {
  return answerOf(uid, await findAccount(uid))
}

async function answerOf(uid: string, account: UserRecord | null): Promise<UserResponse> {
  const user = await read<User>(paths.user(uid))
  if (!user) throw new ApiError('not-found', 'There is no such player.')
  return { ...user, id: uid, isCommissioner: isCommissioner(claimsOf(account?.customClaims), user.username) }
}

/** A player's own account, for nobody but themselves. */
export async function ownUserResponse(uid: string): Promise<OwnUserResponse> {
  const [user, account] = await Promise.all([userResponse(uid), readAccount(uid)])
  return { user, reminders: account?.reminders ?? true }
}

/**
 * Begins a session: the token for the API is made from the one that browsers sign in to the live documents with.
 * @param issuedAt when whoever logs in began to prove who they are (ms): a password that is changed from then on ends
 * the session.
 */
export async function openSession(uid: string, issuedAt: number): Promise<SessionResponse> {
  const account = await auth.getUser(uid)
  if (wasChangedElsewhere(account)) {
    throw new ApiError('signed-out', 'Your password was changed elsewhere. Please choose a new one at the login help.')
  }
  const [tokens, user] = await Promise.all([newTokens(uid, issuedAt), answerOf(uid, account)])
  return { ...tokens, user }
}

/** The two tokens of a new session. */
export async function newTokens(uid: string, issuedAt: number): Promise<{ token: string; customToken: string }> {
  const customToken = await auth.createCustomToken(uid, { issuedAt })
  return { token: await idTokenFor(customToken), customToken }
}
