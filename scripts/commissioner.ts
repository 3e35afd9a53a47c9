import { usernameKey } from '#common/people/registration'
import { isEmulated } from '#functions/config'
import { commissionerKeys } from '#functions/people/identity'
import { makeCommissioner } from '#functions/people/make-commissioner'
import { assertClock } from './assert-clock'
import { runAsScript } from './run-as-script'
import { USAGE } from './usage.mjs'

async function main(): Promise<void> {
  const [username = '', email = '', ...more] = process.argv.slice(2)
  if (!username || !email || more.length) throw new Error(USAGE.commissioner)
  if (!commissionerKeys().has(usernameKey(username)))
    throw new Error(
      `${username} is not one of the league's commissioners: ` +
        (isEmulated()
          ? 'make a backup, start the product again with COMMISSIONERS=NAME,NAME npm start, and restore it.'
          : 'put the name into COMMISSIONERS in functions/.env.PROJECT, and deploy.'),
    )
  await assertClock()
  const { password, isNew } = await makeCommissioner(username, email)
  const kept = isNew ? '' : ' The account is not new, and keeps its email address.'
  console.log(`${username} is a commissioner.${kept}\npassword: ${password}`)
}

runAsScript(import.meta.url, main)
