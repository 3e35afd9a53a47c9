import { paths } from '#common/paths'
import { displayName, FORMER_MEMBER } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { read } from '#functions/db/firebase'
import { deleteAccount } from '#functions/desk/delete-account'
import { runAsScript } from './run-as-script'
import { USAGE } from './usage.mjs'

const [name = '', ...more] = process.argv.slice(2)
if (!name || more.length) {
  console.error(USAGE['delete-account'])
  process.exit(2)
}
runAsScript(import.meta.url, async () => {
  const uid = (await read(paths.username(usernameKey(name))))?.uid ?? name
  const user = await read(paths.user(uid))
  if (!user) throw new Error(`Nobody in the league has the username or the uid ${name}.`)
  await deleteAccount(uid)
  console.log(`The account of ${displayName(user, uid)} is deleted. Past weeks show “${FORMER_MEMBER}”.`)
})
