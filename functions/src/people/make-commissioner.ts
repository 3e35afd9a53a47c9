import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/absence'
import { isEmail, usernameKey } from '#common/people/registration'
import { teamByCode } from '#common/teams/teams'
import { read } from '../db/firebase'
import { createAccount, teamFields } from './accounts'
import { writeClaims } from './identity'
import { newCode } from './invites'
import { changePassword } from './passwords'

/**
 * Creates a commissioner's account, or makes a present member's account a commissioner's and changes its password. For
 * `npm run commissioner`.
 * @param email the address of a new account; an existing one keeps its own.
 * @returns the password
 * @throws ApiError bad-input for what is no e-mail address; conflict for a member who has left, whose account stays
 * closed, and as {@link createAccount}.
 */
export async function makeCommissioner(username: string, email: string): Promise<string> {
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) throw new ApiError('bad-input', 'Please enter a valid email address.')
  const password = newCode(14)
  const owner = await read(paths.username(usernameKey(username)))
  if (owner) {
    const user = await read(paths.user(owner.uid))
    if (!user || hasLeft(user))
      throw new ApiError('conflict', `${username} is not in the league any more. A commissioner can let them back.`)
    await writeClaims(owner.uid, { player: true, commissioner: true })
    await changePassword(owner.uid, password)
    return password
  }
  const team = teamByCode('ND')
  if (!team) throw new Error('There is no Notre Dame.')
  const user = { username, about: '', avatar: '', ...teamFields(team) }
  await createAccount({ user, email: address, phone: '', password, commissioner: true })
  return password
}
