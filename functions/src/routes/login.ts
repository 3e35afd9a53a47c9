import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { read } from '../db/firebase'
import { findAccount } from '../people/find-account'
import { clearAttempts, countAttempt, GUESS_LIMIT } from '../people/rate-limit'
import { openSession } from '../people/session'
import { isPassword } from '../people/sign-in'
import type { Handler } from './handler'

/** Logs a player in. A wrong name and a wrong password answer alike, in words and in time. */
export const login: Handler<'POST /users/login'> = async ({ body, request }) => {
  const startedAt = Date.now()
  const key = usernameKey(body.username)
  const owner = /^[a-z0-9]+$/.test(key) ? await read<{ uid: string }>(paths.username(key)) : null
  const tried = { what: 'login', whom: owner?.uid ?? key, limit: GUESS_LIMIT }
  const takeBack = await countAttempt(request, tried)
  const account = await findAccount(owner?.uid ?? 'nobody')
  const right = await isPassword(account?.email ?? 'nobody@example.invalid', body.password || '-').catch(
    async (error: unknown) => {
      await takeBack()
      throw error
    },
  )
  if (!account || !right) throw new ApiError('signed-out', 'Wrong username or password.')
  await clearAttempts(tried)
  return openSession(account.uid, startedAt)
}
