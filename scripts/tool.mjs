import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { projectVariables } from './deploy/project.mjs'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { EMULATOR_ENV, runningVariables } from './run/paths.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'
import { refuseSwallowed } from './run/swallowed.mjs'
import { USAGE } from './usage.mjs'

const OPTIONS = ['project', 'without-passwords', 'hash-parameters', 'replace']

/**
 * `node scripts/tool.mjs NAME …` runs one of the built tools against the running emulators; with `--project PROJECT`
 * against that project, with the credentials that `gcloud auth application-default login` stored.
 */
await main(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  // The wrong league would be taken.
  refuseSwallowed(OPTIONS, 'npm run backup -- FILE')
  // Without a league, and before the tool is built.
  if (rest.includes('--help')) throw new Stop(USAGE[name])
  await setUp()
  const { project, args } = takeProject(rest)
  const env = project === null ? await emulated() : deployed(project)
  // The running product has them built, and loads parts of them while it runs.
  if (project !== null || !existsSync(tool(name))) await buildTools()
  const { status } = spawnSync(process.execPath, [tool(name), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  process.exit(status ?? 1)
})

/** Takes `--project PROJECT`, or `--project=PROJECT`, out of the arguments. @throws Stop without the project's id. */
function takeProject(given) {
  const at = given.findIndex((each) => /^--project(=|$)/.test(each))
  if (at < 0) return { project: null, args: given }
  const joined = given[at].split('=')[1]
  const project = joined ?? given[at + 1]
  if (!project) throw new Stop('--project needs the id of a Firebase project: --project PROJECT.')
  return { project, args: given.toSpliced(at, joined === undefined ? 2 : 1) }
}

/** Identity Toolkit refuses a person's credentials unless they name the project that their calls count to. */
function deployed(project) {
  return { ...projectVariables(project), GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project }
}

async function emulated() {
  const reachable = await fetch(`http://${EMULATOR_ENV.FIRESTORE_EMULATOR_HOST}/`).catch(() => null)
  if (!reachable) {
    throw new Stop(
      'The emulators are not running: run npm start first, or name a deployed league with --project PROJECT.',
    )
  }
  return { ...EMULATOR_ENV, ...runningVariables() }
}
