import { existsSync, statSync } from 'node:fs'
import { requireFirestoreEmulator, requireJava } from './firestore-jar.mjs'
import { DEV_PORT, inProject, PORTS, ROOT, SIMULATOR_PORT, START_PORT } from './paths.mjs'
import { requirePorts } from './ports.mjs'
import { run } from './processes.mjs'
import { Stop, say } from './say.mjs'
import { holdStartLock } from './start-lock.mjs'

/** Whether a version of Node is one that the packages run on; `engines` in package.json says the same. */
const isSupported = (major, minor) => (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

/** @throws Stop for a system, or a version of Node, that the scripts do not run on. */
export function requireNode() {
  if (process.platform === 'win32')
    throw new Stop('On Windows run CFB Picks in WSL: https://learn.microsoft.com/windows/wsl.')
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (!isSupported(major, minor)) {
    throw new Stop(`CFB Picks needs Node 22.12 or newer, or 20 from 20.19 on; this is ${process.versions.node}.`)
  }
}

/** Checks Node's version and installs the packages of both lock files where they are missing or old. @throws Stop */
export async function setUp() {
  requireNode()
  await install([ROOT, inProject('functions')])
}

/** What a start of the product listens on besides the emulators. */
export const portsBesides = ({ ownFeed, dev }) => ({
  ...(ownFeed && { 'the game-day simulator': SIMULATOR_PORT }),
  ...(dev && { 'hot reload': DEV_PORT }),
})

/**
 * All that a start of the emulators needs: Java, free ports, the packages and the Firestore emulator. What is quickly
 * checked comes first. @param ports what else must be free, by what will listen there. @throws Stop
 */
export async function setUpEmulators(ports = {}) {
  requireJava()
  await holdStartLock()
  await requirePorts({ ...PORTS, ...ports })
  await setUp()
  await requireFirestoreEmulator()
}

/** Whether the packages of a folder's lock file are missing or old. */
function isOld(folder) {
  const installed = `${folder}/node_modules/.package-lock.json`
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(`${folder}/package-lock.json`).mtimeMs
}

/**
 * Installs the packages of these folders where they are missing or old, but not while something runs here: it would
 * lose the files that it loads. @throws Stop
 */
export async function install(folders, lock = START_PORT) {
  const old = folders.filter(isOld)
  if (!old.length) return
  const release = await holdStartLock(lock).catch((error) => {
    throw error instanceof Stop ? new Stop(`The packages have to be installed. ${error.message}`) : error
  })
  try {
    for (const folder of old) await installIn(folder)
  } finally {
    await release()
  }
}

async function installIn(folder) {
  say(`installing packages in ${folder === ROOT ? 'the project' : 'functions'} (a few minutes the first time)`)
  // Whatever npm is set to omit: an installation without some packages counts as complete afterwards.
  const all = ['--include=dev', '--include=optional']
  await run('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder }).catch(() => {
    throw new Stop(`npm could not install the packages; its reason is above. Connect to the network, and start again.`)
  })
}
