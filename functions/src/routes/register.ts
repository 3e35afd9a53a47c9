import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import { barePhone, registrationProblems, usernameKey } from '../../../common/registration'
import { findTeam } from '../../../common/teams/teams'
import { createAccount, teamFields } from '../accounts'
import { encodeAvatar, keepAvatar } from '../avatars'
import type { Handler } from '../call'
import { commissionerKeys } from '../caller'
import { db } from '../firebase'
import { reviewActiveWeek } from '../referee/review'
import { sessionAnswer, signIn } from '../session'

/** Opens an account for a player. The commissioners' names cannot be had here. */
export const register: Handler<'POST /users/register'> = async ({ body, file }) => {
  const problem = registrationProblems(body)[0]
  if (problem) throw new ApiError('bad-input', problem.text)
  const team = findTeam(body.abbr) ?? findTeam(body.favoriteTeam)
  if (!team) throw new ApiError('bad-input', 'Please choose your favorite team.')
  const username = body.username.trim()
  if (commissionerKeys().has(usernameKey(username))) {
    throw new ApiError('conflict', 'That username is taken. Please choose another.')
  }
  const email = body.email.trim().toLowerCase()
  const user = { username, about: body.about, avatar: '', ...teamFields(team) }
  const picture = file && (await encodeAvatar(file))
  const account = { user, email, phone: barePhone(body.phone), password: body.password, commissioner: false }
  const uid = await createAccount(account)
  if (picture) await db.doc(paths.user(uid)).update({ avatar: await keepAvatar(uid, picture) })
  await reviewActiveWeek()
  const token = await signIn(email, body.password)
  if (!token) throw new ApiError('internal', 'Your account is ready. Please log in.')
  return sessionAnswer(uid, token)
}
