import { randomUUID } from 'node:crypto'
import type { UserRecord } from 'firebase-admin/auth'
import { ApiError, noSuchPlayer } from '#common/api/api-error'
import type { OwnUserResponse, SessionResponse, UserResponse } from '#common/api/responses'
import { paths } from '#common/paths'
import { wantsReminders } from '#common/people/profile'
import { PUSH_KINDS, type PushKind } from '#common/people/push'
import { conferenceIn } from '#common/teams/conferences'
import { teamByCode } from '#common/teams/teams'
import { seasonAt } from '#common/week/season'
import { assertMember } from '../db/directory'
import { auth, read } from '../db/firebase'
import { logFailure } from '../log'
import { pushKeys } from '../push/push-service'
import { findAuthUser } from './auth-users'
import { claimsOf, isCommissioner } from './identity'
import { CHANGED_ELSEWHERE_TEXT, wasChangedElsewhere } from './passwords'
import { idTokenFor } from './sign-in'

/**
 * A player's public profile, as responses carry it.
 * @param known the player's auth user, if it has just been read.
 * @throws ApiError not-found
 */
export async function userResponse(uid: string, known?: UserRecord): Promise<UserResponse> {
  const authUser = known ?? (await findAuthUser(uid))
  const user = await read(paths.user(uid))
  if (!user) throw noSuchPlayer()
  // Teams change their conference between seasons, and the stored one is that of the season in which the team was
  // chosen.
  const team = teamByCode(user.abbr)
  const conference = team ? conferenceIn(seasonAt(Date.now()), team) : user.conference
  return {
    ...user,
    conference,
    id: uid,
    isCommissioner: isCommissioner(claimsOf(authUser?.customClaims), user.username),
  }
}

/** Notifications of every kind, which a player has who has switched none off. */
const ALL_ON = Object.fromEntries(PUSH_KINDS.map((kind) => [kind, true])) as Record<PushKind, boolean>

/** A player's profile, addresses and private settings. Only for the player. */
export async function ownUserResponse(uid: string): Promise<OwnUserResponse> {
  const [user, account] = await Promise.all([userResponse(uid), read(paths.account(uid))])
  return {
    user,
    email: account?.email ?? '',
    phone: account?.phone ?? '',
    reminders: wantsReminders(account),
    push: { key: pushKeys()?.publicKey ?? '', switches: { ...ALL_ON, ...account?.push } },
  }
}

/**
 * Opens a session.
 * @param issuedAt when the login began (epoch ms), before the password was checked: if the password is changed from
 * then on, the session has ended.
 * @throws ApiError signed-out when the password was changed at the sign-in service directly, or the player has left.
 */
export async function openSession(uid: string, issuedAt: number): Promise<SessionResponse> {
  const authUser = await auth.getUser(uid)
  if (wasChangedElsewhere(authUser)) throw new ApiError('signed-out', CHANGED_ELSEWHERE_TEXT)
  const user = await userResponse(uid, authUser)
  assertMember(user)
  return { ...(await newTokens(uid, issuedAt)), user }
}

/**
 * Opens a session at the end of a call that has stored its change. Where that fails, the player is asked to log in:
 * another error would send them to make the call again, which the change that is stored would refuse.
 * @param who of whom the log says it.
 * @param sentence what the player reads.
 */
export function openSessionAfter(uid: string, who: string, sentence: string): Promise<SessionResponse> {
  return openSession(uid, Date.now()).catch((error: unknown) => {
    logFailure(`${who} could not be logged in`, error, { todo: 'Nothing: the player was asked to log in.' })
    throw new ApiError('not-ready', sentence)
  })
}

/**
 * The two tokens of a session: one for the API, and the custom token that browsers sign in to Firestore with. Both say
 * which sign-in they are of, by a random id: revealed picks carry it, and a time would tell when the player logged in.
 */
export async function newTokens(uid: string, issuedAt: number): Promise<{ token: string; customToken: string }> {
  const customToken = await auth.createCustomToken(uid, { issuedAt, signIn: randomUUID() })
  return { token: await idTokenFor(customToken), customToken }
}
