import { setTimeout as sleep } from 'node:timers/promises'
import { Stop, say } from '../run/say.mjs'
import { googleFor } from './first/google.mjs'

/** How often, and how far apart (ms), Google is asked whether the indexes are built: for ten minutes. */
const LOOKS = 120
const PAUSE = 5_000
const OK = 200

const groups = (project) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-`

/** What tells how far Google is with the indexes: those of several fields, and the fields with indexes of their own. */
export const indexChecks = (project) => [
  `${groups(project)}/indexes`,
  `${groups(project)}/fields?filter=indexConfig.usesAncestorConfig=false`,
]

/**
 * Whether every index is built. The Firebase CLI does not wait for that, and until then the queries that need one fail,
 * such as that for the account with an email address. @param answers to {@link indexChecks}.
 */
export function areBuilt(answers) {
  if (answers.some(({ status }) => status !== OK)) return false
  const own = (fields = []) => fields.filter(({ name }) => !name.includes('/__default__/'))
  const [{ indexes = [] }, { fields }] = answers.map(({ body }) => body)
  const all = [...indexes, ...own(fields).flatMap(({ indexConfig }) => indexConfig?.indexes ?? [])]
  return all.every(({ state }) => state === 'READY')
}

/**
 * Waits until every index is built. Where they may not be seen, it says where to look, and does not wait.
 * @param google as of `googleFor`. @throws Stop after ten minutes
 */
export async function waitForIndexes(project, google = asLoggedIn(project), pause = PAUSE) {
  say('waiting for the indexes of the database, which takes Google some minutes if there are new ones')
  const page = `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/indexes`
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const answers = await Promise.all(indexChecks(project).map((url) => google(url)))
    if (areBuilt(answers)) return say('the indexes are built')
    const refused = answers.find(({ status }) => status >= 400 && status < 500)
    if (refused) {
      const why = refused.body.error?.message ?? refused.status
      return say(`whether the indexes are built cannot be seen (${why}): ${page} shows it`)
    }
    await sleep(pause)
  }
  throw new Stop(
    `It is deployed, but after ten minutes Google is still building indexes, and some calls fail without them. ${page} ` +
      'shows when all are there: go on then.',
  )
}

/** A deployment itself needs only the login of the Firebase CLI: without gcloud nothing can be seen. */
function asLoggedIn(project) {
  try {
    return googleFor(project)
  } catch (error) {
    return async () => ({ status: 401, body: { error: { message: error.message } } })
  }
}
