import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMULATOR_ENV, inProject, PROJECT } from './paths.mjs'
import { run } from './processes.mjs'

export const VITE = inProject('node_modules', 'vite', 'bin', 'vite.js')
const vite = (args, env = {}) =>
  run(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], { quiet: true, env })

/** The bench's page with one listener, the floor of the app's. */
export const BARE_PAGE = { root: inProject('bench', 'bare'), web: inProject('.cache', 'bare') }
export const buildBarePage = () => vite([BARE_PAGE.root, '--outDir', BARE_PAGE.web, '--emptyOutDir'])

/** What is deployed as Cloud Functions. */
export const buildFunctions = () => vite(['--config', inProject('functions', 'vite.config.ts')])
/** The tools that run beside the emulators. */
export const buildTools = () => vite(['--config', inProject('functions', 'vite.config.ts'), '--mode', 'tools'])
/** The web app. @param args further arguments of Vite. @param env variables of the build. */
export const buildWeb = (args = [], env = {}) => vite(['--config', inProject('web', 'vite.config.ts'), ...args], env)
/** The web app for a project of one's own, by its {@link webVariables}. */
export const buildProductionWeb = (deployment) => buildWeb([], webVariables(deployment))

/** @param apiKey of the project's web app. @param site the league's address; on its host the app leaves plain http. */
export const webVariables = ({ project, apiKey, site }) => ({
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_SITE_HOST: new URL(site).hostname,
})

/** All of them. Nothing may run here meanwhile. */
export function buildAll() {
  rmSync(inProject('functions', 'local'), { recursive: true, force: true })
  return Promise.all([buildFunctions(), buildTools(), buildWeb()])
}

/**
 * Makes the web app of a sandbox from that of the product, by changing the project and the Auth emulator in the one
 * file that holds them. Building it for each sandbox would take many seconds of the processor.
 * @param from the folder of the product's.
 */
export function copyWebTo({ project, authEmulator, web }, from = inProject('web', 'dist')) {
  rmSync(web, { recursive: true, force: true })
  cpSync(from, web, { recursive: true })
  const name = readdirSync(join(web, 'assets')).find((each) => /^firebase-.*\.js$/.test(each))
  const file = join(web, 'assets', name)
  const code = readFileSync(file, 'utf8')
  const changed = code
    .replace(PROJECT, project)
    .replace(`http://${EMULATOR_ENV.FIREBASE_AUTH_EMULATOR_HOST}`, authEmulator)
  if (!changed.includes(project) || !changed.includes(authEmulator)) throw new Error(`${name} names no emulators.`)
  writeFileSync(file, changed)
}

/** The path of a built tool, e.g. `tool('seed')`. */
export const tool = (name) => inProject('functions', 'local', `${name}.js`)
