import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { OFF, params } from '../../hosting/config.mjs'
import { at } from '../../run/paths.mjs'
import { newPushKeys } from '../../run/push-keys.mjs'
import { Stop } from '../../run/say.mjs'
import { verifyAll } from '../checks.mjs'
import { areBuilt, indexChecks, waitForIndexes } from '../indexes.mjs'
import { keyOf, namesIn } from '../names.mjs'
import { deployTo, FORMS, hostingUrl, projectVariables, readVariables } from '../project.mjs'
import { expires } from './google-steps.mjs'

const SECRETS = params.filter(({ secret }) => secret).map(({ name }) => name)
const OK = 200

const webApps = ({ project }) => `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps`
const sites = ({ project }) => `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`
const secrets = ({ project }) => `https://secretmanager.googleapis.com/v1/projects/${project}/secrets`
/** A deployed league's function `api`, which Google describes with its variables. */
const api = ({ project }) =>
  `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/us-central1/functions/api`
const documents = ({ project }) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`
const namesOf = ({ variables }) => namesIn(variables.COMMISSIONERS)

/** What a project has of its own: as the steps of Google, but `make` may ask and `run` commands. */
export const leagueSteps = {
  host: {
    title: 'the web app, its host, and functions/.env.PROJECT with the commissioners',
    checks: (about) => [webApps(about), sites(about), api(about)],
    isDone: ([apps, hosts], { variables }) =>
      Boolean(apps.body.apps?.length && hosts.body.sites?.length && variables.WEB_API_KEY && variables.COMMISSIONERS),
    how: ({ project }) => `Make the web app and its host, and write functions/.env.${project}`,
    async make(about, [apps, hosts, deployed], { google, ask }) {
      if (!hosts.body.sites?.length) await google({ url: `${sites(about)}?siteId=${about.project}`, method: 'POST' })
      const app = apps.body.apps?.[0] ?? (await newWebApp(about, google))
      const { body } = await google(`${webApps(about)}/${app.appId}/config`)
      const running = variablesLostFromFile(about, deployed.body)
      const commissioners =
        about.variables.COMMISSIONERS ||
        running.COMMISSIONERS ||
        (await ask('The two commissioners’ usernames, as in ann,bob:'))
      const { form, not } = FORMS.COMMISSIONERS
      if (!form(commissioners)) throw new Stop(`“${commissioners}” ${not}: run the same command again.`)
      keepVariables(about, { WEB_API_KEY: body.apiKey ?? '', ...running, COMMISSIONERS: commissioners })
    },
  },
  secrets: {
    title: `the secrets ${SECRETS.join(' and ')}`,
    checks: (about) => SECRETS.map((name) => `${secrets(about)}/${name}/versions/latest`),
    isDone: (answers) => answers.every(({ status, body }) => status === OK && body.state === 'ENABLED'),
    how: () => `Make the secrets; what is not used is ${OFF}`,
    async make(about, answers, { google, ask }) {
      const off = SECRETS.filter((_, index) => answers[index].status === OK && answers[index].body.state !== 'ENABLED')
      if (off.length) {
        const page = `https://console.cloud.google.com/security/secret-manager?project=${about.project}`
        throw new Stop(`The latest version of ${off.join(' and ')} is switched off: switch it on at ${page}.`)
      }
      // One that is there is never replaced: with a new key notifications reach a device only after its player has
      // opened the home page again.
      for (const name of SECRETS.filter((_, index) => answers[index].status !== OK)) {
        const value = name === 'VAPID_PRIVATE_KEY' ? await pushKey(about, ask) : await mailServer(about, ask)
        const body = { replication: { automatic: {} } }
        await google({ url: `${secrets(about)}?secretId=${name}`, method: 'POST', body })
        const payload = { data: Buffer.from(value).toString('base64') }
        await google({ url: `${secrets(about)}/${name}:addVersion`, method: 'POST', body: { payload } })
      }
    },
  },
  deploy: {
    title: 'the deployment, with rules, indexes and the policies by which the database deletes what has expired',
    checks: (about) => [
      `${documents(about).replace(/\/documents$/, '')}/collectionGroups/-/fields?filter=ttlConfig:*`,
      `${hostingUrl(about.project)}/api/health`,
      ...indexChecks(about.project),
    ],
    isDone: ([fields, health, ...indexes]) => isDeployed([fields, health]) && areBuilt(indexes),
    how: ({ project }, answers) =>
      isDeployed(answers)
        ? 'Wait until Google has built the indexes'
        : `Check, build and deploy, as npm run deploy -- ${project}`,
    async make({ project }, answers, { google }) {
      if (isDeployed(answers)) return waitForIndexes(project, google)
      const variables = projectVariables(project)
      await verifyAll()
      await deployTo(project, variables)
    },
  },
  commissioners: {
    title: 'the accounts of the two commissioners',
    checks: (about) => [allUsernames(about)],
    isDone: ([players], about) => Array.isArray(players.body) && withoutAccount(about, players).length === 0,
    how: (about) =>
      `Make the accounts of ${namesOf(about).join(' and ')}; each gets a first password, to be changed under Account`,
    async make(about, [players], { ask, run }) {
      for (const name of withoutAccount(about, players)) {
        const email = await ask(`The email address of ${name}:`)
        const args = ['commissioner', name, email, '--project', about.project]
        await run(process.execPath, [at('scripts', 'tool.mjs'), ...args])
      }
    },
  },
}

/**
 * A query for the usernames of all players. The collection `usernames` does not say whether a commissioner has an
 * account: it also holds the names that players only show.
 */
const allUsernames = (about) => ({
  url: `${documents(about)}:runQuery`,
  method: 'POST',
  body: { structuredQuery: { from: [{ collectionId: 'users' }], select: { fields: [{ fieldPath: 'username' }] } } },
})

/** The commissioners whose username no player has, in whichever of its forms. */
function withoutAccount(about, { body }) {
  const found = Array.isArray(body) ? body : []
  const taken = new Set(found.map(({ document }) => keyOf(document?.fields?.username?.stringValue ?? '')))
  return namesOf(about).filter((name) => !taken.has(keyOf(name)))
}

const isDeployed = ([fields, health]) => expires(fields) && health.status === OK && health.body.ok === true

/** Google makes a web app in the background. @throws Stop when it is not there after a minute. */
async function newWebApp(about, google) {
  await google({ url: webApps(about), method: 'POST', body: { displayName: 'CFB Picks' } })
  for (let looks = 0; looks < 20; looks += 1) {
    const { body } = await google(webApps(about))
    if (body.apps?.length) return body.apps[0]
    await sleep(3_000)
  }
  throw new Stop('Google has not made the web app yet: run the same command again.')
}

const isNone = (answer) => ['', OFF].includes(answer)

async function mailServer(about, ask) {
  const url = await ask(`The mail server, smtps://USER:PASSWORD@HOST, or Enter for none:`)
  if (isNone(url)) return OFF
  if (!/^smtps?:\/\/\S+$/.test(url) || !URL.canParse(url)) {
    throw new Stop(
      'That is not an address of a mail server. In its user and password write # as %23, / as %2F, ? as %3F, @ as %40.',
    )
  }
  // Without a port it is 465 for smtps and 587 for smtp.
  if (/:25(\/|\?|$)/.test(url)) {
    throw new Stop("Google lets no mail out through port 25: give the mail server's port 465 or 587.")
  }
  keepVariables(about, { MAIL_FROM: await ask('The sender of mail, as in CFB Picks <picks@example.com>:') })
  return url
}

async function pushKey(about, ask) {
  const contact = await ask(
    'Notifications on phones: an email address for push services to write to, or Enter for none:',
  )
  if (isNone(contact)) return OFF
  const VAPID_SUBJECT = `mailto:${contact}`
  // The secret is never asked for again: whatever goes with it has to be right before it is made.
  if (!FORMS.VAPID_SUBJECT.form(VAPID_SUBJECT)) throw new Stop('That is no email address: run the same command again.')
  const { VAPID_PRIVATE_KEY, ...publicKey } = newPushKeys()
  keepVariables(about, { ...publicKey, VAPID_SUBJECT })
  return VAPID_PRIVATE_KEY
}

/** The variables of a project as far as they are known. @param folder where its file is. */
export function knownVariables(project, folder = at('functions')) {
  const path = `${folder}/.env.${project}`
  return existsSync(path) ? readVariables(path) : {}
}

/**
 * The variables that a deployed league runs with and the project's file lacks. Where that file was lost, the next
 * deployment would empty them. @param deployed the function, as Google describes it; nothing before the first
 * deployment.
 */
function variablesLostFromFile({ variables }, { serviceConfig }) {
  const running = serviceConfig?.environmentVariables ?? {}
  const lacking = params.filter(({ name, secret }) => !secret && running[name] && !variables[name])
  return Object.fromEntries(lacking.map(({ name }) => [name, running[name]]))
}

/**
 * Adds variables to a project's file. Its other lines stay as they are: somebody may have written them by hand.
 * @throws Stop for a value that a line cannot hold.
 */
export function keepVariables({ project, variables, folder = at('functions') }, added) {
  const known = knownVariables(project, folder)
  const changed = Object.entries(added).filter(([name, value]) => !value || value !== known[name])
  const lines = changed.map(([name, value]) => lineOf(name, value))
  const path = `${folder}/.env.${project}`
  const before = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
  const isReplaced = (line) => changed.some(([name]) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line))
  const kept = before.filter((line) => !isReplaced(line))
  writeFileSync(path, [...kept, ...lines].map((line) => `${line}\n`).join(''), { mode: 0o600 })
  Object.assign(variables, added)
}

/** A line of a dotenv file. */
function lineOf(name, value) {
  const quote = ['"', "'"].find((each) => !value.includes(each))
  if (value && quote && !/[\n\\]/.test(value)) return `${name}=${quote}${value}${quote}`
  throw new Stop(`${name} cannot be ${JSON.stringify(value)}: run the same command again.`)
}
