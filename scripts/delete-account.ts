import { paths } from '#common/paths'
import { displayName, FORMER_MEMBER, type User } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { read } from '#functions/db/firebase'
import { deleteAccount } from '#functions/desk/delete-account'
import { runAsScript } from './run-as-script'
import { USAGE } from './usage.mjs'

/**
 * The player with this username or uid. A name that somebody only shows names nobody: the account is deleted for good.
 * @throws Error if there is none.
 */
export async function findPlayer(name: string): Promise<{ uid: string; user: User }> {
  const uid = (await read(paths.username(usernameKey(name))))?.uid ?? name
  const user = await read(paths.user(uid))
  const isMeant = user && (uid === name || usernameKey(user.username) === usernameKey(name))
  if (!isMeant) throw new Error(`Nobody in the league has the username or the uid ${name}.`)
  return { uid, user }
}

async function main(): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  if (!name || more.length) throw new Error(USAGE['delete-account'])
  const { uid, user } = await findPlayer(name)
  await deleteAccount(uid)
  console.log(`The account of ${displayName(user, uid)} is deleted. Past weeks show “${FORMER_MEMBER}”.`)
}

runAsScript(import.meta.url, main)
