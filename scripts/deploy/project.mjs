import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import util from 'node:util'
import { params, writeDeploymentConfig } from '../hosting/config.mjs'
import { buildProductionWeb } from '../run/build.mjs'
import { EMULATOR_ENV, FIREBASE_CLI, inProject, PROJECT as LOCAL_PROJECT } from '../run/paths.mjs'
import { run } from '../run/processes.mjs'
import { Stop, say } from '../run/say.mjs'
import { waitForIndexes } from './indexes.mjs'
import { isUsername, namesIn } from './names.mjs'

/** What every deployment must say for itself, although there is a default for the emulators. */
const REQUIRED = ['COMMISSIONERS', 'WEB_API_KEY']
const isUrl = (text) => URL.canParse(text) && /^https:\/\/\S+$/.test(text)
/** How variables are written, and what is said of one that is written otherwise. */
export const VARIABLE_RULES = {
  COMMISSIONERS: {
    isValid: (list) => namesIn(list).length > 0 && namesIn(list).every(isUsername),
    problem:
      'is no list of usernames, as in ann,bob: each has 2 to 30 characters: letters a to z, digits, and between them ' +
      'spaces, dots, dashes or underscores',
  },
  SITE_URL: { isValid: isUrl, problem: 'is no address that begins with https://' },
  FEED_URL: { isValid: isUrl, problem: 'is no address that begins with https://' },
  MAIL_FROM: {
    isValid: (sender) => /^\S+@\S+$|<\S+@\S+>$/.test(sender),
    problem: 'lacks an address, such as the one in CFB Picks <picks@example.com>',
  },
  VAPID_SUBJECT: {
    // Apple refuses every notification whose address cannot be a real one, such as ann@localhost.
    isValid: (subject) => /^mailto:[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/.test(subject) || isUrl(subject),
    problem: 'is neither mailto:YOU@EXAMPLE.COM nor an address that begins with https://',
  },
}
/** How often, and how far apart (ms), the league is asked whether it answers: a new function takes a while to start. */
const TRIES = 10
const PAUSE = 3_000

/**
 * Builds for a project, deploys, waits for new indexes, and asks whether the league answers. That comes last: it may
 * fail for a reason that has nothing to do with the deployment, as while the referee is paused.
 * @param env the project's variables. @throws Stop
 */
export async function deployTo(project, env) {
  say(`building the web app for ${project}`)
  await buildProductionWeb({ project, apiKey: env.WEB_API_KEY, site: siteOf(project, env) })
  verifyBuild(project)
  say(`deploying to ${project}`)
  // Without --force the CLI stops after the functions, before Hosting, to ask how long it keeps their container images.
  const options = ['--config', writeDeploymentConfig(env), '--project', project, '--non-interactive', '--force']
  await run(process.execPath, [FIREBASE_CLI, 'deploy', ...options]).catch(() => {
    throw new Stop(
      'The Firebase CLI did not deploy; its reason is above. Without a login: npx firebase login. Then the same command again.',
    )
  })
  await waitForIndexes(project)
  await askHealth(project, siteOf(project, env))
}

/** The address that Hosting gives a project. It works before a domain of one's own is connected, and after. */
export const hostingUrl = (project) => `https://${project}.web.app`

/**
 * The command that shows what a function has logged, the newest first. `firebase functions:log` shows mostly Google's
 * notes of single requests, which have no text.
 */
export const logCommand = (project, name) =>
  `gcloud logging read 'resource.labels.service_name="${name}" AND severity>=WARNING AND ` +
  "(jsonPayload.message:* OR textPayload:*)' --freshness=1d --limit=20 " +
  `--format='value(timestamp,jsonPayload.message,jsonPayload.todo,textPayload)' --project=${project}`

/** The address of a project's league. @param variables of the project. */
export const siteOf = (project, { SITE_URL }) => SITE_URL?.replace(/\/$/, '') || hostingUrl(project)

/** @throws Stop unless this may be a project of one's own. */
export function verifyProjectName(project) {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) throw new Stop(`${project} is not the id of a Firebase project.`)
  if (project === LOCAL_PROJECT) throw new Stop(`${project} is the project of the emulators: name your own.`)
}

/**
 * The variables in a dotenv file. `parseEnv` is not imported by name: where an older Node lacks it, no script would
 * start to say which Node it needs.
 */
export const readVariables = (path) => util.parseEnv(readFileSync(path, 'utf8'))

/** The variables of a project, from its dotenv file. @throws Stop that names what is missing. */
export function projectVariables(project, folder = inProject('functions')) {
  verifyProjectName(project)
  const file = `.env.${project}`
  const path = `${folder}/${file}`
  if (!existsSync(path)) {
    throw new Stop(
      `functions/${file} is missing: take it from whoever deployed the league, or ` +
        `npm run deploy -- ${project} --first writes it, with what the league runs with.`,
    )
  }
  const env = readVariables(path)
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length) throw new Stop(`functions/${file} lacks ${missing.join(' and ')}.`)
  const secrets = params.filter(({ name, secret }) => secret && env[name] !== undefined).map(({ name }) => name)
  if (secrets.length) {
    const command = `npx firebase functions:secrets:set ${secrets[0]} --project ${project}`
    throw new Stop(`${secrets.join(' and ')} must not be in functions/${file}, but a secret: ${command}`)
  }
  const known = new Set(params.map(({ name }) => name))
  const unknown = Object.keys(env).filter((name) => !known.has(name))
  if (unknown.length) throw new Stop(`functions/${file} has ${unknown.join(' and ')}, which nothing reads.`)
  if (Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_SUBJECT)) {
    throw new Stop(`functions/${file} has one of VAPID_PUBLIC_KEY and VAPID_SUBJECT: notifications need both.`)
  }
  for (const [name, { isValid, problem }] of Object.entries(VARIABLE_RULES)) {
    if (env[name] && !isValid(env[name]))
      throw new Stop(`functions/${file} has ${name}=${env[name]}, which ${problem}.`)
  }
  return env
}

/** What a shell may have set for the emulators or for another league. */
const FOREIGN = [...Object.keys(EMULATOR_ENV), ...params.map(({ name }) => name)]

/**
 * The environment of a tool that works on a deployed league: the project's variables, and undefined for what the shell
 * has set besides, by which the tool would work on the emulators, or with another league's feed.
 * @throws Stop as {@link projectVariables}.
 */
export function environmentOf(project, folder = inProject('functions')) {
  const without = Object.fromEntries(FOREIGN.map((name) => [name, undefined]))
  const variables = projectVariables(project, folder)
  // Identity Toolkit refuses a person's credentials unless they name the project that their calls count to.
  return { ...without, ...variables, GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project }
}

/** @throws Stop unless the built web app is one for this project. */
export function verifyBuild(project, folder = inProject('web', 'dist', 'assets')) {
  const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []
  const code = scripts.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
  if (project === LOCAL_PROJECT || code.includes(LOCAL_PROJECT) || !project || !code.includes(project)) {
    throw new Stop(`web/dist is not built for ${project}: deploy with npm run deploy -- ${project}.`)
  }
}

/**
 * Asks a new deployment until it answers that it is well.
 * @param site the public address, which may not be connected yet. @throws Stop
 */
export async function askHealth(project, site, pause = PAUSE) {
  const host = hostingUrl(project)
  say(`asking ${host}/api/health`)
  let health = await healthAt(host)
  for (let tries = 1; !health.ok && tries < TRIES; tries += 1) {
    await sleep(pause)
    health = await healthAt(host)
  }
  if (!health.ok) {
    const why = health.error
      ? `says: ${health.error}`
      : `does not answer. What it logged: ${logCommand(project, 'api')}\n` +
        'If that has no failure of the league itself, see “A deployment that broke off” in docs/runbook.md.'
    throw new Stop(`It is deployed, but ${host}/api/health ${why}`)
  }
  if (site === host || (await healthAt(site)).ok) say(`the league answers at ${site}`)
  else say(`the league answers at ${host}, but SITE_URL=${site} is not connected to it yet: see docs/runbook.md`)
}

/** What a site answers about its health; nothing if it answers no JSON, as a host without the API. */
async function healthAt(site) {
  const answer = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
  return (await answer?.json().catch(() => null)) ?? {}
}
