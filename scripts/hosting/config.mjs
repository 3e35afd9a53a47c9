import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { at, PORTS } from '../run/paths.mjs'
import { headers } from './headers.mjs'

/** The emulators look for secrets beside the functions, whatever folder has the variables. Not committed. */
const EMULATOR_SECRETS = at('functions', '.secret.local')
/** The value of a secret that is not used. */
export const OFF = 'none'
/** The origins of the emulators that the browser calls directly. */
const ORIGINS = [PORTS.Auth, PORTS.Firestore].map((port) => `http://127.0.0.1:${port}`)

/** The variables and secrets of a deployment, see `functions/src/config.ts`. */
export const params = JSON.parse(readFileSync(at('functions', 'src', 'params.json'), 'utf8'))

/** firebase.json with the headers of `headers.mjs`. @param emulators further origins that pages may call. */
export function configFor(emulators = []) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'))
  return { ...config, hosting: { ...config.hosting, headers: headers(emulators) } }
}

/**
 * A value for every param, as lines of two dotenv files: the given one, or its default.
 * @param env values by the params' names.
 */
export function paramLines(env) {
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
  const { variables, secrets } = paramLines(env)
  writeFileSync(EMULATOR_SECRETS, secrets, { mode: 0o600 })
  return withVariables('emulators', configFor(ORIGINS), variables)
}

/**
 * Writes the configuration of a deployment: firebase.json with a value for every param. The CLI asks for one that is
 * not in a file, whether it has a default or not, and fails where nobody can answer.
 * @param env the variables of the project. @returns its path.
 */
export function deploymentConfig(env) {
  return withVariables('deployment', configFor(), paramLines(env).variables)
}

/**
 * Writes a configuration and the functions' variables that go with it. Neither is committed. The file is beside
 * firebase.json, because firebase-tools resolves paths from the configuration's folder.
 */
function withVariables(name, config, variables) {
  const configDir = `.cache/${name}`
  mkdirSync(at(configDir), { recursive: true })
  writeFileSync(at(configDir, '.env'), variables, { mode: 0o600 })
  const functions = config.functions.map((codebase) => ({ ...codebase, configDir }))
  const path = at(`firebase.${name}.json`)
  writeFileSync(path, JSON.stringify({ ...config, functions }))
  return path
}
