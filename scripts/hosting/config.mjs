import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { at, PORTS } from '../run/paths.mjs'
import { headers } from './headers.mjs'

/** Beside firebase.json, because firebase-tools resolves paths from the configuration's folder. Not committed. */
const EMULATOR_CONFIG = at('firebase.emulators.json')
/** The folder of the functions' variables under the emulators, instead of `functions/` with those of production. */
const CONFIG_DIR = '.cache/functions-config'
/** The emulators look for secrets beside the functions, whatever folder has the variables. Not committed. */
const EMULATOR_SECRETS = at('functions', '.secret.local')
/** The value of a secret that is not used. */
const OFF = 'none'
/** The origins of the emulators that the browser calls directly. */
const ORIGINS = [PORTS.Auth, PORTS.Firestore].map((port) => `http://127.0.0.1:${port}`)

/** What a deployment must be told: see `functions/src/config.ts`. */
export const params = JSON.parse(readFileSync(at('functions', 'src', 'params.json'), 'utf8'))

/** firebase.json with the headers of `headers.mjs`. @param emulators further origins that pages may call. */
export function configFor(emulators = []) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'))
  return { ...config, hosting: { ...config.hosting, headers: headers(emulators) } }
}

/**
 * A value for every param, as lines of two dotenv files: from the environment of a start, or its default.
 * @param env the environment of the start.
 */
export function emulatedParams(env) {
  const line = ({ name, secret, default: fallback }) =>
    `${name}=${JSON.stringify(env[name] || (secret ? OFF : fallback))}\n`
  const dotenv = (isWanted) => params.filter(isWanted).map(line).join('')
  return { variables: dotenv(({ secret }) => !secret), secrets: dotenv(({ secret }) => secret) }
}

/**
 * Writes the configuration of a local start: firebase.json with the emulators' origins allowed, and the params, so that
 * files with production's values are not read. @param env the environment of the start. @returns its path.
 */
export function emulatorConfig(env) {
  const { variables, secrets } = emulatedParams(env)
  mkdirSync(at(CONFIG_DIR), { recursive: true })
  writeFileSync(at(CONFIG_DIR, '.env'), variables)
  writeFileSync(EMULATOR_SECRETS, secrets, { mode: 0o600 })
  const config = configFor(ORIGINS)
  const functions = config.functions.map((codebase) => ({ ...codebase, configDir: CONFIG_DIR }))
  writeFileSync(EMULATOR_CONFIG, JSON.stringify({ ...config, functions }))
  return EMULATOR_CONFIG
}
