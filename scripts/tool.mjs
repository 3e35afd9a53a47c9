import { existsSync } from 'node:fs'
import { environmentOf } from './deploy/project.mjs'
import { buildTools, tool } from './run/build.mjs'
import { isFirestoreEmulator } from './run/firestore-emulator.mjs'
import { main } from './run/main.mjs'
import { EMULATOR_ENV } from './run/paths.mjs'
import { exitStatusOf } from './run/processes.mjs'
import { runningVariables } from './run/running.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'
import { refuseSwallowed } from './run/swallowed.mjs'
import { EXAMPLES, USAGE } from './usage.mjs'

const OPTIONS = ['project', 'without-passwords', 'hash-parameters', 'replace']

/**
 * `node scripts/tool.mjs NAME …` runs one of the built tools against the running emulators; with `--project PROJECT`
 * against that project, with the credentials that `gcloud auth application-default login` stored.
 */
await main(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  // The wrong league would be taken.
  refuseSwallowed(OPTIONS, EXAMPLES[name === 'backup' ? rest[0] : name])
  // Without a league, and before the tool is built.
  if (rest.includes('--help')) return console.log(USAGE[name])
  await setUp()
  const { project, args } = takeProject(rest)
  const env = project === null ? await emulated() : environmentOf(project)
  // The running product has them built, and loads parts of them while it runs.
  if (project !== null || !existsSync(tool(name))) await buildTools()
  process.exitCode = await exitStatusOf(process.execPath, [tool(name), ...args], env)
})

/** Takes `--project PROJECT`, or `--project=PROJECT`, out of the arguments. @throws Stop without the project's id. */
function takeProject(given) {
  const index = given.findIndex((each) => /^--project(=|$)/.test(each))
  if (index < 0) return { project: null, args: given }
  const joined = given[index].split('=')[1]
  const project = joined ?? given[index + 1]
  if (!project) throw new Stop('--project needs the id of a Firebase project: --project PROJECT.')
  return { project, args: given.toSpliced(index, joined === undefined ? 2 : 1) }
}

async function emulated() {
  if (!(await isFirestoreEmulator(`http://${EMULATOR_ENV.FIRESTORE_EMULATOR_HOST}`))) {
    throw new Stop(
      'The emulators are not running: run npm start first, or name a deployed league with --project PROJECT.',
    )
  }
  return { ...EMULATOR_ENV, ...runningVariables() }
}
