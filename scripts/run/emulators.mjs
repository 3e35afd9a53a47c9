import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeEmulatorConfig } from '../hosting/config.mjs'
import { isFirestoreEmulator } from './firestore-emulator.mjs'
import { firestoreJar, javaOptions } from './firestore-jar.mjs'
import { FIREBASE_CLI, inProject, PORTS, PROJECT, SITE } from './paths.mjs'
import { requirePorts } from './ports.mjs'
import { hasEnded, start } from './processes.mjs'
import { localPushKeys } from './push-keys.mjs'
import { sandbox } from './sandboxes.mjs'
import { Stop } from './say.mjs'

const LOCAL = '127.0.0.1'
const EMULATORS = ['auth', 'firestore', 'functions', 'hosting']
/** How long a server may take to start (ms). */
const START_TIMEOUT = 180_000
/** Not that of the product, which may be running. */
const SINGLE_FIRESTORE_PORT = 8180

/**
 * Starts auth, firestore, functions and hosting. The databases are up long before the functions have loaded, so there
 * are two things to wait for.
 * @param env reaches the functions. @param onLine gets what the emulators print.
 * @param without emulators of these that are started otherwise.
 * @returns the process, and what to call to wait for the databases and for the API.
 */
export function startEmulators(env, onLine, without = []) {
  const only = EMULATORS.filter((each) => !without.includes(each))
  const { child, wait } = startFirebase(
    ['--config', writeEmulatorConfig({ ...process.env, ...env }), '--project', PROJECT, '--only', only.join()],
    env,
    onLine,
  )
  return { child, databases: () => wait(databasesAnswer), api: () => wait(apiIsWell) }
}

/**
 * Starts the Auth emulators of these sandboxes and of what is behind Hosting: see `auth.mjs`.
 * @returns what to call to wait for them.
 */
export function startAuthEmulators(numbers) {
  const ports = new Map(numbers.map(sandbox).map(({ project, ports: { auth } }) => [project, auth]))
  ports.set(PROJECT, PORTS.Auth)
  const { wait } = startServer(
    [inProject('scripts', 'run', 'auth.mjs'), ...[...ports].map((each) => each.join(':'))],
    {},
  )
  return () => Promise.all([...ports.values()].map((port) => wait(() => rootIsWell(port))))
}

/** Starts a Firestore emulator for one question. @returns its address, once it is up. @throws Stop */
export async function startFirestoreEmulator() {
  const port = SINGLE_FIRESTORE_PORT
  const config = inProject('.cache', `firestore-${port}.json`)
  // The CLI's own servers are given ports as well, beside those of a running product.
  const ports = { firestore: port, hub: port + 100, logging: port + 200 }
  await requirePorts(ports)
  const on = Object.fromEntries(Object.entries(ports).map(([what, number]) => [what, { host: LOCAL, port: number }]))
  mkdirSync(inProject('.cache'), { recursive: true })
  writeFileSync(config, JSON.stringify({ emulators: { ...on, ui: { enabled: false }, singleProjectMode: false } }))
  const { wait } = startFirebase(['--config', config, '--project', PROJECT, '--only', 'firestore'], {})
  const address = `http://${LOCAL}:${port}`
  await wait(() => isFirestoreEmulator(address))
  return address
}

/** The CLI asks npm which firebase-functions is the latest, and without a network does nothing else for ten seconds. */
const NO_UPDATE_CHECK = { FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', npm_config_offline: 'true' }

function startFirebase(options, env, onLine) {
  const jar = firestoreJar()
  const java = { JDK_JAVA_OPTIONS: javaOptions(), ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }) }
  return startServer([FIREBASE_CLI, 'emulators:start', ...options], { ...env, ...java, ...NO_UPDATE_CHECK }, onLine)
}

/**
 * Starts a server.
 * @returns the process, and what waits until it is up: it throws what the server said last when that takes too long.
 */
function startServer(args, env, onLine = () => {}) {
  const last = []
  const child = start(process.execPath, args, {
    env,
    onLine: (line) => {
      last.push(line)
      if (last.length > 40) last.shift()
      onLine(line)
    },
  })
  const until = Date.now() + START_TIMEOUT
  const wait = async (isUp) => {
    while (!(await isUp())) {
      if (hasEnded(child) || Date.now() > until) {
        throw new Stop(`${basename(args[0])} did not start; what it said last is above.`, last.join('\n'))
      }
      await sleep(250)
    }
  }
  return { child, wait }
}

/**
 * Starts the site of a sandbox.
 * @returns what to call to wait for it.
 */
export function startSite(number, onLine) {
  const { env, ports } = sandbox(number)
  const { wait } = startServer(
    [inProject('scripts', 'run', 'site.mjs'), String(number)],
    { ...env, ...localPushKeys() },
    onLine,
  )
  return () => wait(() => rootIsWell(ports.site))
}

/** Whether a GET of / is answered well. The emulators try their ports before they serve there: only that tells. */
const rootIsWell = async (port) =>
  (await fetch(`http://${LOCAL}:${port}/`, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.ok === true

const databasesAnswer = async () =>
  (await rootIsWell(PORTS.Auth)) && (await isFirestoreEmulator(`http://${LOCAL}:${PORTS.Firestore}`))

/** Whether the API says through Hosting that it is well. Before it is up, Hosting answers with a page. */
async function apiIsWell() {
  const answer = await fetch(`${SITE}/api/health`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
  return answer?.ok === true && (answer.headers.get('content-type') ?? '').includes('json')
}

/** Shows, of what the emulators print, only what somebody must act on. */
export function showErrors(line) {
  if (/error|exception|^ {4}at /i.test(line) && !/not a fatal error| HTTP\/1\.\d" /i.test(line)) console.error(line)
}
