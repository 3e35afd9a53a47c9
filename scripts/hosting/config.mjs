import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, PORTS, ROOT } from '../run/paths.mjs'
import { headers } from './headers.mjs'

/** The value of a secret that is not used. */
export const OFF = 'none'
/** The origins of the emulators that the browser calls directly. */
const ORIGINS = [PORTS.Auth, PORTS.Firestore].map((port) => `http://127.0.0.1:${port}`)

/** The variables and secrets of a deployment, see `functions/src/config.ts`. */
export const params = JSON.parse(readFileSync(inProject('functions', 'src', 'params.json'), 'utf8'))

/**
 * firebase.json with the headers of `headers.mjs`, and so without what refuses to deploy it.
 * @param emulators further origins that pages may call.
 */
export function configFor(emulators = []) {
  const config = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'))
  const { predeploy: _, ...hosting } = config.hosting
  return { ...config, hosting: { ...hosting, headers: headers(emulators) } }
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

/** The configuration of a local start: firebase.json with the emulators' origins allowed. */
export const emulatorConfig = () => withVariables('emulators', configFor(ORIGINS))

/**
 * Writes the configuration of a local start, and the params, so that files with production's values are not read.
 * @param env the environment of the start. @param root the project's folder. @returns the configuration's path.
 */
export function writeEmulatorConfig(env, root = ROOT) {
  const { variables, secrets } = paramLines(env)
  const written = write('emulators', emulatorConfig(), variables, root)
  // The emulators look for secrets beside the functions, whatever folder has the variables. Not committed.
  writeFileSync(join(root, 'functions', '.secret.local'), secrets, { mode: 0o600 })
  return written
}

/**
 * Writes the configuration of a deployment: firebase.json with a value for every param. The CLI asks for one that is
 * not in a file, whether it has a default or not, and fails where nobody can answer.
 * @param env the variables of the project. @param root the project's folder. @returns the configuration's path.
 */
export const writeDeploymentConfig = (env, root = ROOT) =>
  write('deployment', withVariables('deployment', configFor()), paramLines(env).variables, root)

/** Where the functions' variables are that go with a configuration, from the project's folder. */
const variablesFolder = (name) => `.cache/${name}`

/** A configuration whose functions read the variables that are written with it. */
function withVariables(name, config) {
  return { ...config, functions: config.functions.map((each) => ({ ...each, configDir: variablesFolder(name) })) }
}

/**
 * Writes a configuration and the functions' variables that go with it. Neither is committed. The file is beside
 * firebase.json, because firebase-tools resolves paths from the configuration's folder.
 */
function write(name, config, variables, root) {
  const folder = join(root, variablesFolder(name))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.env'), variables, { mode: 0o600 })
  const path = join(root, `firebase.${name}.json`)
  writeFileSync(path, JSON.stringify(config))
  return path
}
