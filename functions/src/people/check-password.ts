import { ApiError } from '#common/api/api-error'
import { auth } from '../db/firebase'
import { CHANGED_ELSEWHERE, wasChangedElsewhere } from './passwords'
import { clearAttempts, limitTries } from './rate-limit'
import { isPassword } from './sign-in'

/** Whether a password is right. The try is taken back if the sign-in service cannot tell. @throws ApiError not-ready */
export function tryPassword(email: string, password: string, uncount: () => Promise<void>): Promise<boolean> {
  return isPassword(email, password || '-').catch(async (error: unknown) => {
    await uncount()
    throw error
  })
}

/**
 * Asks for a player's password before something that a lost phone must not do. Wrong ones count as those of a login.
 * One that was set at the sign-in service directly is not the player's.
 * @throws ApiError forbidden, too-often; not-ready if the sign-in service cannot tell.
 */
export async function checkPassword(uid: string, password: string): Promise<void> {
  const tried = { what: 'login' as const, whom: uid }
  const uncount = await limitTries(tried)
  const account = await auth.getUser(uid)
  if (!(await tryPassword(account.email ?? '', password, uncount)))
    throw new ApiError('forbidden', 'That is not your password.')
  if (wasChangedElsewhere(account)) throw new ApiError('forbidden', CHANGED_ELSEWHERE)
  await clearAttempts(tried)
}
