import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import type { User } from '#common/people/profile'
import { read } from '../db/firebase'
import { findPlayerByEmail } from '../people/find-account'
import { countAttempt, MAIL_LIMIT } from '../people/rate-limit'
import type { Handler } from './handler'

/** The username that goes with an email address. */
export const usernameReminder: Handler<'POST /auth/username-reminder'> = async ({ body, request }) => {
  const email = body.email.trim().toLowerCase()
  await countAttempt(request, { what: 'reminder', whom: email, limit: MAIL_LIMIT })
  const uid = await findPlayerByEmail(email)
  const user = uid && (await read<User>(paths.user(uid)))
  if (!user) throw new ApiError('not-found', 'No username was found for that email.')
  return { username: user.username }
}
