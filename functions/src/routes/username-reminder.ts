import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import type { User } from '../../../common/profile'
import { countAttempt, countFrom } from '../attempts'
import type { Handler } from '../call'
import { auth, read } from '../firebase'

const PER_EMAIL = { tries: 5, within: 60 * 60_000 }
const PER_ADDRESS = { tries: 20, within: 60 * 60_000 }

/** The username that goes with an email address. */
export const usernameReminder: Handler<'POST /auth/username-reminder'> = async ({ body, request }) => {
  const email = body.email.trim().toLowerCase()
  await countFrom('reminder', request, PER_ADDRESS)
  await countAttempt('reminder', email, PER_EMAIL)
  const account = await auth.getUserByEmail(email).catch(() => null)
  const user = account && (await read<User>(paths.user(account.uid)))
  if (!user) throw new ApiError('not-found', 'No username was found for that email.')
  return { username: user.username }
}
