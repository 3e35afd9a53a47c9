import { at } from './paths.mjs'
import { run } from './processes.mjs'

const VITE = at('node_modules', 'vite', 'bin', 'vite.js')
const vite = (...args) => run(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], { quiet: true })

/** The Cloud Functions. */
export const buildFunctions = () => vite('--config', at('functions', 'vite.config.ts'))
/** The tools that run against the emulators. */
export const buildTools = () => vite('--config', at('functions', 'vite.config.ts'), '--mode', 'tools')
/** The web app. */
const buildWeb = () => vite('--config', at('web', 'vite.config.ts'))

export const buildAll = () => Promise.all([buildFunctions(), buildTools(), buildWeb()])

/** The path of a built tool, e.g. `tool('seed')`. */
export const tool = (name) => at('functions', 'local', `${name}.js`)
