import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFunctions } from '../run/build.mjs'
import { startFirestoreEmulator } from '../run/emulators.mjs'
import { isFirestoreEmulator, loadRules } from '../run/firestore-emulator.mjs'
import { requireFirestoreEmulator, requireJava } from '../run/firestore-jar.mjs'
import { EMULATOR_ENV, inProject } from '../run/paths.mjs'
import { run, stopAll } from '../run/processes.mjs'
import { Stop, say } from '../run/say.mjs'
import { queriesWithoutIndex, secretsIn, sourceFiles, trackedFiles } from './sources.mjs'

/** What can be seen in the sources: what it is, and what throws a Stop if it is not so. */
const ofSources = [
  ['no secret in the tree', noSecrets],
  ['the functions that firebase.json names', functionsExist],
  ['an index for every query', queriesAreIndexed],
]
/** What needs a build or an emulator. */
const ofBuilds = [
  ['the weight of every page', pagesAreLight],
  ['the security rules compile', rulesCompile],
  ['the functions load alone', async () => buildFunctions().then(functionsLoadAlone)],
]

async function noSecrets() {
  const found = trackedFiles().flatMap((file) => secretsIn(file).map((what) => `${file} has ${what}`))
  if (found.length)
    throw new Stop(
      `Take these secrets out, and replace each that was ever committed, because git keeps it: ${found.join('; ')}.`,
    )
}

async function functionsExist() {
  const config = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'))
  const declared = readFileSync(inProject('functions', 'src', 'index.ts'), 'utf8')
  for (const { function: target } of config.hosting.rewrites) {
    if (target && !new RegExp(`export const ${target.functionId}\\b`).test(declared)) {
      throw new Stop(`firebase.json sends requests to the function ${target.functionId}, which does not exist.`)
    }
  }
}

async function pagesAreLight() {
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs')
  await run(process.execPath, [vitest, 'run', '--project', 'unit', 'tests/weight.test.ts'], { quiet: true }).catch(
    ({ output }) => {
      throw new Stop('A page is heavier than it may be.', output)
    },
  )
}

async function queriesAreIndexed() {
  const config = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8'))
  const missing = sourceFiles('functions/src').flatMap((file) =>
    queriesWithoutIndex(readFileSync(inProject(file), 'utf8'), config).map((query) => `${file}: ${query}`),
  )
  if (missing.length) throw new Stop(`firestore.indexes.json lacks an index for ${missing.join('; ')}.`)
}

/** Verifies what needs no credentials. @throws Stop */
export const verifyAll = () => verify([...ofSources, ...ofBuilds])

/** Verifies what `npm test` does not learn from its tests. @throws Stop */
export const verifySources = () => verify(ofSources)

/** Runs all checks, so that one run tells everything that is missing. @throws Stop */
async function verify(checks) {
  const failures = []
  for (const [what, check] of checks) {
    say(what)
    await check().catch((error) => failures.push(error))
  }
  const unexpected = failures.find((error) => !(error instanceof Stop))
  if (unexpected) throw unexpected
  const output = failures.map((error) => error.output).join('')
  if (failures.length) throw new Stop(failures.map(({ message }) => message).join('\n'), output)
}

/** Has a Firestore emulator compile the rules: the one that is running, or one started for it. @throws Stop */
async function rulesCompile() {
  const running = `http://${EMULATOR_ENV.FIRESTORE_EMULATOR_HOST}`
  if (await isFirestoreEmulator(running)) return compileAt(running)
  requireJava()
  await requireFirestoreEmulator()
  await compileAt(await startFirestoreEmulator())
  await stopAll()
}

async function compileAt(host) {
  const answer = await loadRules(host)
  if (!answer.ok) throw new Stop('firestore.rules does not compile.', `${await answer.text()}\n`)
}

/** What Cloud Functions gets of the folder `functions`; the rest is ignored in firebase.json. */
const DEPLOYED = ['package.json', 'package-lock.json', 'lib']
/** Loads the functions, finds each package that they load later, such as gRPC, and prints their names. */
const LOAD = `
const { readdirSync, readFileSync } = require('node:fs')
for (const file of readdirSync('lib', { recursive: true }).filter((name) => name.endsWith('.cjs')))
  for (const [, name] of readFileSync('lib/' + file, 'utf8').matchAll(/require\\("([@\\w][^"]*)"\\)/g)) require.resolve(name)
console.log(Object.keys(require('./lib/index.cjs')).join())`

/**
 * Installs the built functions from their own lock file in a folder outside the project and loads them there, as a
 * deployment does: nothing may come from the project's own packages.
 * @throws Stop
 */
async function functionsLoadAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'cfb-picks-functions-'))
  try {
    for (const file of DEPLOYED) cpSync(inProject('functions', file), join(folder, file), { recursive: true })
    await install(folder)
    const declared = [
      ...readFileSync(inProject('functions', 'src', 'index.ts'), 'utf8').matchAll(/^export const (\w+)/gm),
    ]
    const expected = declared
      .map(([, name]) => name)
      .sort()
      .join()
    const env = { ...process.env, GCLOUD_PROJECT: 'a-project', FIREBASE_CONFIG: '{}' }
    const output = execFileSync(process.execPath, ['-e', LOAD], { cwd: folder, env, encoding: 'utf8' })
    const loaded = output.trim().split(',').sort().join()
    if (loaded !== expected) throw new Stop(`The functions that load are ${loaded || 'none'}, not ${expected}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the packages' cache has is not asked for again: that takes a second, and needs no network. */
async function install(folder) {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: folder, quiet: true }
  await run('npm', [...args, '--offline'], options).catch(() => run('npm', args, options))
}
