import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import type { User } from '../../../common/profile'
import { countCall, LETTERS } from '../attempts'
import type { Handler } from '../call'
import { findPlayerByEmail } from '../find-account'
import { read } from '../firebase'

/** The username that goes with an email address. */
export const usernameReminder: Handler<'POST /auth/username-reminder'> = async ({ body, request }) => {
  const email = body.email.trim().toLowerCase()
  await countCall(request, { what: 'reminder', whom: email, limit: LETTERS })
  const uid = await findPlayerByEmail(email)
  const user = uid && (await read<User>(paths.user(uid)))
  if (!user) throw new ApiError('not-found', 'No username was found for that email.')
  return { username: user.username }
}
