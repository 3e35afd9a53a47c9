import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { paths } from '#common/paths'
import type { PrivateAccount } from '#common/people/profile'
import {
  barePhone,
  nameKey,
  registrationProblems,
  tidyName,
  USERNAME_TAKEN_TEXT,
  usernameKey,
} from '#common/people/registration'
import { conferenceIn } from '#common/teams/conferences'
import { findTeam } from '#common/teams/find-team'
import type { Team } from '#common/teams/team'
import { seasonAt } from '#common/week/season'
import { assertMember, changeProfile } from '../db/directory'
import { docRef, read, readIn, transact } from '../db/firebase'
import { logFailure } from '../log'
import { createAccount, refuseTakenAccount, teamFields } from '../people/accounts'
import { storeAvatar } from '../people/avatars'
import { changeName } from '../people/change-name'
import { isReserved, parseUid } from '../people/identity'
import { readInvite, refuseUninvited, uninvitedText } from '../people/invites'
import { clearTries, limitAnonymousCall, limitTries } from '../people/rate-limit'
import { openSession, openSessionAfter, ownUserResponse, userResponse } from '../people/session'
import { verifyPassword } from '../people/verify-password'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'

const WRONG_LOGIN_TEXT = 'Wrong username or password.'
const NOT_AN_ADDRESS_TEXT = 'Please log in with your username, not with your email address.'

/** The errors of `createAccount` after which there is certainly no account. */
const REFUSES_ACCOUNT: ReadonlySet<ApiError['code']> = new Set(['bad-input', 'conflict'])

export const userHandlers = {
  /** Says to whoever has no invite, before they fill in the form, the sentence that refuses it. */
  'GET /users/register': async ({ query, request }) => {
    await limitAnonymousCall(request, null)
    return { refusal: uninvitedText(query.invite, await readInvite()) }
  },

  /**
   * Registers a player and logs them in. A commissioner's username is refused as if it were taken, and only after the
   * invite was checked: nobody else learns these usernames. The router counts the call before it reads the form.
   */
  'POST /users/register': async ({ body, file }) => {
    const problem = registrationProblems({ ...body, favoriteTeam: body.favoriteTeam || body.abbr })[0]
    if (problem) throw new ApiError('bad-input', problem.text)
    const team = chosenTeam(body)
    const username = tidyName(body.username)
    const { email } = body
    // Before the tries are counted: a stranger's must not keep out whoever is invited with this address.
    const invite = await refuseUninvited(body.invite)
    await limitTries({ what: 'register', whom: email })
    if (isReserved(usernameKey(username))) throw new ApiError('conflict', USERNAME_TAKEN_TEXT)
    const user = { username, about: body.about, avatar: '', ...teamFields(team) }
    // Decoding the picture is the expensive part, so whoever is refused anyway is refused before it.
    if (file) await refuseTakenAccount(username, email)
    const picture = file && (await (await import('../people/encode-avatar')).encodeAvatar(file))
    const account = { user, email, phone: barePhone(body.phone), password: body.password, commissioner: false }
    const uncount = await limitTries({ what: 'invite', whom: invite ?? '' })
    const uid = await createAccount(account).catch(async (error: unknown) => {
      // Refused accounts take no place in the directory: they must not close the registration for the day.
      if (error instanceof ApiError && REFUSES_ACCOUNT.has(error.code))
        await uncount().catch((cause: unknown) => logFailure('a refused account is counted as registered', cause))
      throw error
    })
    await runPassNow()
    // The account is made: an error now would send the player to register again, and find the username taken.
    if (picture)
      await storeAvatar(uid, picture).catch((error: unknown) =>
        logFailure('the picture of a new player was not stored', error, { todo: 'Nothing: they can choose it again.' }),
      )
    return openSessionAfter(uid, 'a new player', 'Your account is ready. Please log in.')
  },

  /**
   * Logs a player in. An unknown username and a wrong password get the same response, after the same time. An email
   * address takes as long, but gets a sentence of its own. That discloses no account, for no username has an `@`.
   */
  'POST /users/login': async ({ body, request }) => {
    // The name that a player shows is registered like a username, and may have accents.
    const key = nameKey(body.username)
    const owner = /^[a-z0-9]+$/.test(key) ? await read(paths.username(key)) : null
    const tried = { what: 'login' as const, whom: owner?.uid ?? key }
    const uncount = await limitAnonymousCall(request, tried)
    const { authUser, startedAt, isRight } = await verifyPassword(owner?.uid ?? null, body.password, uncount)
    if (!authUser || !isRight)
      throw new ApiError('signed-out', body.username.includes('@') ? NOT_AN_ADDRESS_TEXT : WRONG_LOGIN_TEXT)
    await clearTries(tried)
    return openSession(authUser.uid, startedAt)
  },

  /** The caller's own profile and settings. */
  'GET /users/me': ({ caller }) => ownUserResponse(caller.uid),

  /**
   * Changes the caller's favorite team, and with it their colours, their name, what they say about themselves, their
   * mobile number, or which reminders and notifications they get.
   */
  'PUT /users/me': async ({ body, caller: { uid } }) => {
    const { reminders, push, phone, displayName, about } = body
    const account = {
      ...(reminders !== undefined && { reminders }),
      ...(push && { push }),
      ...(phone !== undefined && { phone }),
    }
    const isPrivate = Object.keys(account).length > 0
    const namesTeam = body.favoriteTeam !== undefined || body.abbr !== undefined
    // A call that names no team has to change something else.
    const needsTeam = namesTeam || !(isPrivate || displayName !== undefined || about !== undefined)
    const profile = { ...(needsTeam && teamFields(chosenTeam(body))), ...(about !== undefined && { about }) }
    await limitTries({ what: 'profile', whom: uid })
    // The name first: only it can be taken, and then nothing has been changed yet.
    if (displayName !== undefined) await changeName(uid, displayName)
    if (Object.keys(profile).length > 0) await changeProfile(uid, profile)
    if (isPrivate) await changeAccount(uid, account)
    return ownUserResponse(uid)
  },

  /** A player's public profile. */
  'GET /users/:id': async ({ params }) => {
    return { user: await userResponse(parseUid(params.id)) }
  },
} satisfies Partial<Handlers>

/** Changes what only the player may read of their account. @throws ApiError signed-out as in {@link assertMember}. */
const changeAccount = (uid: string, change: Partial<Omit<PrivateAccount, 'email'>>): Promise<void> =>
  transact(async (tx) => {
    assertMember(await readIn(tx, paths.user(uid)))
    tx.set(docRef(paths.account(uid)), change, { merge: true })
  })

/** @throws ApiError bad-input for a team that the forms do not offer */
function chosenTeam({ abbr = '', favoriteTeam = '' }: RouteBody<'PUT /users/me'>): Team {
  const team = findTeam(abbr) ?? findTeam(favoriteTeam)
  if (!team || conferenceIn(seasonAt(Date.now()), team) === 'FCS')
    throw new ApiError('bad-input', 'Please choose your favorite team.')
  return team
}
