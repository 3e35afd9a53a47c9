import { ApiError } from '#common/api/api-error'
import { barePhone, registrationProblems, usernameKey } from '#common/people/registration'
import { findTeam } from '#common/teams/teams'
import { changeProfile } from '../db/directory'
import { createAccount, refuseTaken, teamFields } from '../people/accounts'
import { storeAvatar } from '../people/avatars'
import { commissionerKeys } from '../people/caller'
import { encodeAvatar } from '../people/picture'
import { countAttempt, GUESS_LIMIT } from '../people/rate-limit'
import { openSession } from '../people/session'
import type { Handler } from './handler'

/** Opens an account for a player. The commissioners' names cannot be had here. */
export const register: Handler<'POST /users/register'> = async ({ body, file, request }) => {
  const problem = registrationProblems(body)[0]
  if (problem) throw new ApiError('bad-input', problem.text)
  const team = findTeam(body.abbr) ?? findTeam(body.favoriteTeam)
  if (!team) throw new ApiError('bad-input', 'Please choose your favorite team.')
  const username = body.username.trim()
  if (commissionerKeys().has(usernameKey(username))) {
    throw new ApiError('conflict', 'That username is taken. Please choose another.')
  }
  const email = body.email.trim().toLowerCase()
  await countAttempt(request, { what: 'register', whom: email, limit: GUESS_LIMIT })
  const user = { username, about: body.about, avatar: '', ...teamFields(team) }
  // Last, for it costs the most: whoever is refused anyway is refused before their picture is read.
  if (file) await refuseTaken(username, email)
  const picture = file && (await encodeAvatar(file))
  const account = { user, email, phone: barePhone(body.phone), password: body.password, commissioner: false }
  const uid = await createAccount(account)
  if (picture) await changeProfile(uid, { avatar: await storeAvatar(uid, picture) })
  return openSession(uid, Date.now()).catch(() => {
    throw new ApiError('not-ready', 'Your account is ready. Please log in.')
  })
}
