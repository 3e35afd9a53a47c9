import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { ALL_TEAMS } from '#common/teams/teams'
import { read } from '#functions/db/firebase'
import { createAccount, teamFields } from '#functions/people/accounts'
import { commissionerKeys, writeClaims } from '#functions/people/identity'
import { newCode } from '#functions/people/invites'
import { changePassword } from '#functions/people/passwords'

/**
 * Creates a commissioner's account, or makes an existing one a commissioner's and changes its password.
 * @returns the password
 */
async function commissioner(username: string, email: string): Promise<string> {
  const password = newCode(14)
  const owner = await read(paths.username(usernameKey(username)))
  if (owner) {
    await writeClaims(owner.uid, { player: true, commissioner: true })
    await changePassword(owner.uid, password)
    return password
  }
  const team = ALL_TEAMS.find(({ abbr }) => abbr === 'ND') ?? ALL_TEAMS[0]
  if (!team) throw new Error('There are no teams.')
  const user = { username, about: '', avatar: '', ...teamFields(team) }
  await createAccount({ user, email, phone: '', password, commissioner: true })
  return password
}

const [username = '', email = ''] = process.argv.slice(2)
if (!username || !/^\S+@\S+\.\S+$/.test(email)) {
  console.error('usage: npm run commissioner -- NAME EMAIL')
  process.exit(2)
}
if (!commissionerKeys().has(usernameKey(username))) {
  console.error(`${username} is not one of the league's commissioners: set COMMISSIONERS to a list with that name.`)
  process.exit(2)
}
try {
  const password = await commissioner(username, email)
  console.log(`${username} is a commissioner.\npassword: ${password}`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
