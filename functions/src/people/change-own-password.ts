import { ApiError } from '#common/api/api-error'
import { logFailure } from '../log'
import { changePassword } from './passwords'
import { disableIfRemoved } from './sign-in-changes'

/**
 * Changes a player's password on their own request, as {@link changePassword} does. A change that breaks off may have
 * gone half-way: the link is used up, the former password replaced, or the auth user still disabled. To try again would
 * not help; a new reset link does. That of a player who was removed meanwhile stays disabled.
 * @param brokeOff what the player reads first if the change broke off.
 * @throws ApiError not-ready, conflict
 */
export async function changeOwnPassword(
  uid: string,
  password: string,
  brokeOff = 'Your password could not be changed.',
): Promise<void> {
  try {
    await changePassword(uid, password)
  } catch (error) {
    if (error instanceof ApiError) throw error
    logFailure('a change of a password broke off', error, { todo: 'Nothing: the player was asked for another one.' })
    throw new ApiError('not-ready', `${brokeOff} Please ask for a new link at the login help.`)
  } finally {
    await disableIfRemoved(uid).catch((error: unknown) =>
      logFailure('whether a player was removed during a change of the password could not be looked up', error, {
        todo: 'Only if one was removed in that minute: let them back, and remove them again.',
      }),
    )
  }
}
