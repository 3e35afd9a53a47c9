import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from '../../run/paths.mjs'
import { Stop } from '../../run/say.mjs'
import { verifyAll } from '../checks.mjs'
import { areBuilt, indexChecks, waitForIndexes } from '../indexes.mjs'
import { keyOf, namesIn } from '../names.mjs'
import { deployTo, hostingUrl, projectVariables, VARIABLE_RULES } from '../project.mjs'
import { expires } from './google-steps.mjs'
import { secretsStep } from './secrets.mjs'
import { keepVariables, variablesLostFromFile } from './variables.mjs'

const OK = 200
const NOT_FOUND = 404

const webApps = ({ project }) => `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps`
const sites = ({ project }) => `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`
/** A deployed league's function `api`, which Google describes with its variables. */
const api = ({ project }) =>
  `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/us-central1/functions/api`
/** Who may call it, which has to be everybody. */
const invokers = ({ project }) =>
  `https://run.googleapis.com/v2/projects/${project}/locations/us-central1/services/api:getIamPolicy`
/** What makes the referee work every minute. */
const refereeJob = ({ project }) =>
  `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/us-central1/jobs/firebase-schedule-referee-us-central1`
const documents = ({ project }) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`
const namesOf = ({ variables }) => namesIn(variables.COMMISSIONERS)

/** What a project has of its own: as the steps of Google, but `make` may ask and `run` commands. */
export const leagueSteps = {
  host: {
    title: 'the web app, its host, and functions/.env.PROJECT with the commissioners',
    checks: (about) => [webApps(about), sites(about), api(about)],
    isDone: ([apps, hosts, deployed], { project, variables }) =>
      Boolean(apps.body.apps?.length && isHostOf(project, hosts) && variables.WEB_API_KEY && variables.COMMISSIONERS) &&
      Object.keys(variablesLostFromFile({ variables }, deployed.body)).length === 0,
    how: ({ project }) => `Make the web app and its host, and write functions/.env.${project}`,
    async make(about, [apps, hosts, deployed], { google, ask }) {
      refuseOtherHost(about.project, hosts)
      if (!isHostOf(about.project, hosts))
        await google({ url: `${sites(about)}?siteId=${about.project}`, method: 'POST' })
      const app = apps.body.apps?.[0] ?? (await newWebApp(about, google))
      const { body } = await google(`${webApps(about)}/${app.appId}/config`)
      const running = variablesLostFromFile(about, deployed.body)
      const commissioners =
        about.variables.COMMISSIONERS ||
        running.COMMISSIONERS ||
        (await ask('The two commissioners’ usernames, as in ann,bob:'))
      const { isValid, problem } = VARIABLE_RULES.COMMISSIONERS
      if (!isValid(commissioners)) throw new Stop(`“${commissioners}” ${problem}: run the same command again.`)
      keepVariables(about, { WEB_API_KEY: body.apiKey ?? '', ...running, COMMISSIONERS: commissioners })
    },
  },
  secrets: secretsStep,
  deploy: {
    title: 'the deployment, with rules, indexes and the policies by which the database deletes what has expired',
    checks: (about) => [
      `${documents(about).replace(/\/documents$/, '')}/collectionGroups/-/fields?filter=ttlConfig:*`,
      `${hostingUrl(about.project)}/api/health`,
      api(about),
      invokers(about),
      refereeJob(about),
      ...indexChecks(about.project),
    ],
    isDone: (answers) => {
      const deployment = deploymentIn(answers)
      return isDeployed(deployment) && brokenFunctions(deployment).length === 0 && areBuilt(deployment.indexes)
    },
    how: ({ project }, answers) => {
      const deployment = deploymentIn(answers)
      const broken = brokenFunctions(deployment)
      if (broken.length)
        return `Delete ${broken.join(' and ')}, as a deployment that broke off has left it, and deploy again`
      return isDeployed(deployment)
        ? 'Wait until Google has built the indexes'
        : `Check, build and deploy, as npm run deploy -- ${project}`
    },
    async make({ project }, answers, { google, run }) {
      const deployment = deploymentIn(answers)
      const broken = brokenFunctions(deployment)
      if (isDeployed(deployment) && broken.length === 0) return waitForIndexes(project, google)
      const variables = projectVariables(project)
      await verifyAll()
      for (const name of broken) {
        // Not by the Firebase CLI, which fails at a job that is not there.
        const of = ['--gen2', '--region', 'us-central1', '--project', project, '--quiet']
        await run('gcloud', ['functions', 'delete', name, ...of])
      }
      await deployTo(project, variables)
    },
  },
  commissioners: {
    title: 'the accounts of the two commissioners',
    checks: (about) => [allUsernames(about)],
    isDone: ([players], about) => withoutAccount(about, players).length === 0,
    how: (about) =>
      `Make the accounts of ${namesOf(about).join(' and ')}; each gets a first password, to be changed under Account`,
    async make(about, [players], { ask, run }) {
      for (const name of withoutAccount(about, players)) {
        const email = await ask(`The email address of ${name}:`)
        const args = ['commissioner', name, email, '--project', about.project]
        await run(process.execPath, [inProject('scripts', 'tool.mjs'), ...args])
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

const isHostOf = (project, { body }) => body.sites?.some(({ name }) => name.endsWith(`/sites/${project}`)) ?? false

/**
 * Google gives a project another default host where its id is taken as a host's name already: mails and checks would go
 * to a stranger's. @throws Stop
 */
function refuseOtherHost(project, hosts) {
  const other = hosts.body.sites?.find(({ type }) => type === 'DEFAULT_SITE')
  if (!other || isHostOf(project, hosts)) return
  throw new Stop(
    `${hostingUrl(project)} belongs to somebody else, and Google has named this project's host ` +
      `${other.name.split('/').at(-1)}: make a project with another id.`,
  )
}

/** The answers to the checks of the deployment, in their order, by what each is of. */
const deploymentIn = ([expiring, health, deployedApi, apiPolicy, scheduledJob, ...indexes]) => ({
  expiring,
  health,
  deployedApi,
  apiPolicy,
  scheduledJob,
  indexes,
})

/**
 * The functions that a deployment has made and left without what they need, for it broke off: that everybody may call
 * `api`, and the referee's job. The same deployment again would leave them as they are.
 */
function brokenFunctions({ deployedApi, apiPolicy, scheduledJob }) {
  if (deployedApi.status !== OK) return []
  const isOpen = apiPolicy.body.bindings?.some(({ members }) => members.includes('allUsers'))
  return [
    ...(apiPolicy.status === OK && !isOpen ? ['api'] : []),
    ...(scheduledJob.status === NOT_FOUND ? ['referee'] : []),
  ]
}

const isDeployed = ({ expiring, health }) => expires(expiring) && health.status === OK && health.body.ok === true

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
