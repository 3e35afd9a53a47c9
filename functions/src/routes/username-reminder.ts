import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import type { User } from '#common/people/profile'
import { read } from '../db/firebase'
import { findPlayerByEmail } from '../people/find-account'
import { countCall, LETTERS } from '../people/rate-limit'
import type { Handler } from './handler'

/** The username that goes with an email address. */
export const usernameReminder: Handler<'POST /auth/username-reminder'> = async ({ body, request }) => {
  const email = body.email.trim().toLowerCase()
  await countCall(request, { what: 'reminder', whom: email, limit: LETTERS })
  const uid = await findPlayerByEmail(email)
  const user = uid && (await read<User>(paths.user(uid)))
  if (!user) throw new ApiError('not-found', 'No username was found for that email.')
  return { username: user.username }
}
