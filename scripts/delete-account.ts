import { ApiError } from '#common/api/api-error'
import { counted } from '#common/counted'
import { paths } from '#common/paths'
import { displayName, FORMER_MEMBER, type User } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { collectionRef, read } from '#functions/db/firebase'
import { deleteAccount, finishDeletions } from '#functions/desk/delete-account'
import { isUid } from '#functions/people/identity'
import { assertClock } from './assert-clock'
import { runAsScript } from './run-as-script'
import { USAGE } from './usage.mjs'

/**
 * The player with this username or uid. A name that somebody only shows names nobody: the account is deleted for good.
 * @throws Error if there is none.
 */
export async function findPlayer(name: string): Promise<{ uid: string; user: User }> {
  const key = usernameKey(name)
  const uid = (isUid(key) ? await read(paths.username(key)) : null)?.uid ?? name
  const user = isUid(uid) ? await read(paths.user(uid)) : null
  const isMeant = user && (uid === name || usernameKey(user.username) === usernameKey(name))
  if (!isMeant) throw new Error(`Nobody in the league has the username or the uid ${name}.`)
  return { uid, user }
}

const countDeletions = async () => (await collectionRef(paths.deletions()).count().get()).data().count

/** Deletes the account of this username or uid, after what broken-off deletions have left. @returns what it did. */
export async function deleteByName(name: string): Promise<string> {
  // The player of one that broke off is gone already, and so is the username by which it could be named again.
  const brokenOff = await countDeletions()
  await finishDeletions()
  const finished = brokenOff - (await countDeletions())
  const done = finished > 0 ? `${counted(finished, 'deletion')} that had broken off: finished.` : ''
  const found = await findPlayer(name).catch((error: unknown) => {
    if (!done) throw error
    return null
  })
  if (!found) return `${done} Nobody in the league has the username or the uid ${name}.`
  const { uid, user } = found
  await deleteAccount(uid).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    throw new Error(`${name} is the last commissioner. Make another one first, with npm run commissioner.`)
  })
  return `${done} The account of ${displayName(user, uid)} is deleted. Past weeks show “${FORMER_MEMBER}”.`.trim()
}

async function main(): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  if (!name || more.length) throw new Error(USAGE['delete-account'])
  await assertClock()
  console.log(await deleteByName(name))
}

runAsScript(import.meta.url, main)
