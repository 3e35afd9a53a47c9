import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import { usernameKey } from '../../../common/registration'
import { addressOf, countAttempt, countFrom, forgetAttempts } from '../attempts'
import type { Handler } from '../call'
import { auth, read } from '../firebase'
import { openSession } from '../session'
import { isPassword } from '../sign-in'

/** Per account and address, so that a stranger elsewhere cannot lock anybody out by guessing. */
const PER_ACCOUNT = { tries: 10, within: 10 * 60_000 }
const PER_ADDRESS = { tries: 60, within: 10 * 60_000 }

/** Logs a player in. A wrong name and a wrong password answer alike, in words and in time. */
export const login: Handler<'POST /users/login'> = async ({ body, request }) => {
  const startedAt = Date.now()
  const key = usernameKey(body.username)
  await countFrom('login', request, PER_ADDRESS)
  const whom = `${key} ${addressOf(request)}`
  await countAttempt('login', whom, PER_ACCOUNT)
  const owner = /^[a-z0-9]+$/.test(key) ? await read<{ uid: string }>(paths.username(key)) : null
  const account = owner && (await auth.getUser(owner.uid).catch(() => null))
  const right = await isPassword(account?.email ?? 'nobody@example.invalid', body.password || '-')
  if (!account || !right) throw new ApiError('signed-out', 'Wrong username or password.')
  await forgetAttempts('login', whom)
  return openSession(account.uid, startedAt)
}
