import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { projectVariables } from './deploy/project.mjs'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { EMULATOR_ENV, runningFeed } from './run/paths.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

/**
 * `node scripts/tool.mjs NAME …` runs one of the built tools against the running emulators; with `--project PROJECT`
 * against that project, with the credentials that `gcloud auth application-default login` stored.
 */
const [name = '', ...rest] = process.argv.slice(2)
const option = rest.indexOf('--project')
const project = option < 0 ? null : (rest[option + 1] ?? '')
const args = option < 0 ? rest : rest.filter((_, index) => index !== option && index !== option + 1)

await main(async () => {
  await setUp()
  const env = project === null ? await emulated() : deployed(project)
  // The running product has them built, and loads parts of them while it runs.
  if (project !== null || !existsSync(tool(name))) await buildTools()
  const { status } = spawnSync(process.execPath, [tool(name), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  process.exit(status ?? 1)
})

/** Identity Toolkit refuses a person's credentials unless they name the project that their calls count to. */
const deployed = (project) => ({
  ...projectVariables(project),
  ...{ GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project },
})

async function emulated() {
  const reachable = await fetch(`http://${EMULATOR_ENV.FIRESTORE_EMULATOR_HOST}/`).catch(() => null)
  if (!reachable) throw new Stop('The emulators are not running: run npm start first.')
  return { ...EMULATOR_ENV, FEED_URL: runningFeed() }
}
