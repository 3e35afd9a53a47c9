import { at } from './paths.mjs'
import { run } from './processes.mjs'

const VITE = at('node_modules', 'vite', 'bin', 'vite.js')
const vite = (args, env = {}) =>
  run(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], { quiet: true, env })

/** The bench's page with one listener, the floor of the app's. */
export const BARE_PAGE = { root: at('bench', 'bare'), web: at('.cache', 'bare'), port: 5006 }
export const buildBarePage = () =>
  vite([BARE_PAGE.root, '--outDir', BARE_PAGE.web, '--emptyOutDir', '--target', 'es2022'])

/** What is deployed as Cloud Functions. */
export const buildFunctions = () => vite(['--config', at('functions', 'vite.config.ts')])
/** The tools that run beside the emulators. */
export const buildTools = () => vite(['--config', at('functions', 'vite.config.ts'), '--mode', 'tools'])
/** The web app. */
export const buildWeb = () => vite(['--config', at('web', 'vite.config.ts')])
/** The web app for the project of a sandbox. */
export const buildSandboxWeb = ({ project, authEmulator, web }) =>
  vite(['--config', at('web', 'vite.config.ts'), '--outDir', web], {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_AUTH_EMULATOR: authEmulator,
  })

/** The web app for a project of one's own, by its {@link webVariables}. */
export const buildProductionWeb = (deployment) =>
  vite(['--config', at('web', 'vite.config.ts')], webVariables(deployment))

/** @param apiKey of the project's web app. @param site the league's address; on its host the app leaves plain http. */
export const webVariables = ({ project, apiKey, site }) => ({
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_SITE_HOST: new URL(site).hostname,
})

export const buildAll = () => Promise.all([buildFunctions(), buildTools(), buildWeb()])

/** The path of a built tool, e.g. `tool('seed')`. */
export const tool = (name) => at('functions', 'local', `${name}.js`)
