import { usernameKey } from '#common/people/registration'
import { commissionerKeys } from '#functions/people/identity'
import { makeCommissioner } from '#functions/people/make-commissioner'

const [username = '', email = ''] = process.argv.slice(2)
if (!username || !email) {
  console.error('usage: npm run commissioner -- NAME EMAIL')
  process.exit(2)
}
if (!commissionerKeys().has(usernameKey(username))) {
  console.error(`${username} is not one of the league's commissioners: set COMMISSIONERS to a list with that name.`)
  process.exit(2)
}
try {
  const password = await makeCommissioner(username, email)
  console.log(`${username} is a commissioner.\npassword: ${password}`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
