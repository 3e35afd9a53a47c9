import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { BAD_EMAIL_TEXT, isEmail, tidyName, usernameKey, usernameProblem } from '#common/people/registration'
import { teamByCode } from '#common/teams/teams'
import { read } from '../db/firebase'
import { createAccount, teamFields } from './accounts'
import { writeClaims } from './identity'
import { newCode } from './invites'
import { changePassword } from './passwords'
import { finishSignInChange } from './sign-in-changes'

/**
 * Creates a commissioner's account, or makes a present member's account a commissioner's and changes its password. For
 * `npm run commissioner`.
 * @param email the address of a new account; an existing one keeps its own.
 * @returns the password, and whether the account is new.
 * @throws ApiError bad-input for what is no email address or no username; conflict for a name that a player only
 * shows, for a member who has left, whose auth user stays disabled, and as {@link createAccount}.
 */
export async function makeCommissioner(name: string, email: string): Promise<{ password: string; isNew: boolean }> {
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) throw new ApiError('bad-input', BAD_EMAIL_TEXT)
  const username = tidyName(name)
  const problem = usernameProblem(username)
  if (problem) throw new ApiError('bad-input', problem)
  const password = newCode(14)
  const key = usernameKey(username)
  const owner = await read(paths.username(key))
  if (owner) {
    const user = await read(paths.user(owner.uid))
    // Names that players show are registered beside the usernames; only the username says whose account is meant.
    if (user && usernameKey(user.username) !== key)
      throw new ApiError('conflict', `${username} is the name that ${user.username} shows, and not a username.`)
    if (!user || hasLeft(user))
      throw new ApiError('conflict', `${username} is not in the league any more. A commissioner can let them back.`)
    // A return that was interrupted is finished first: it would take the new rights away.
    await finishSignInChange(owner.uid)
    // Only then the rights, which whoever knows the former password must not get.
    await changePassword(owner.uid, password).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error
      const text = `The password of ${username} was changed at the same moment: give the same command again.`
      throw new ApiError('conflict', text)
    })
    await writeClaims(owner.uid, { player: true, commissioner: true })
    return { password, isNew: false }
  }
  const team = teamByCode('ND')
  if (!team) throw new Error('There is no Notre Dame.')
  const user = { username, about: '', avatar: '', ...teamFields(team) }
  await createAccount({ user, email: address, phone: '', password, commissioner: true })
  return { password, isNew: true }
}
