import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FIREBASE_CLI, inProject } from './paths.mjs'
import { run } from './processes.mjs'
import { Stop, say } from './say.mjs'

const require = createRequire(import.meta.url)
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** The path of a program, or null. */
export function which(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find(isProgram) ?? null
}

/** Whether there is a file that may be run. */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const OLDEST_JAVA = 11

/** @throws Stop without a Java that runs the emulators. */
export function requireJava() {
  const { error, status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const needed = `CFB Picks needs Java ${OLDEST_JAVA} or newer for the Firestore emulator`
  if (error || status !== 0) throw new Stop(`${needed}: install a JRE and start again.`)
  // "17.0.2", and up to Java 8 "1.8.0_392".
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? []
  const version = Number(first === '1' ? second : first)
  if (version < OLDEST_JAVA) throw new Stop(`${needed}; this is Java ${version}.`)
}

/**
 * Java's options for the Firestore emulator. It lives for minutes: code that is compiled fast is worth more to it than
 * code that runs fast. @param own the options that the machine has.
 */
export function javaOptions(own = process.env.JDK_JAVA_OPTIONS ?? '') {
  // With two garbage collectors Java does not start.
  const collector = /-XX:\+Use\w+GC\b/.test(own) ? [] : ['-XX:+UseSerialGC']
  return ['-XX:TieredStopAtLevel=1', ...collector, own].join(' ').trim()
}

/**
 * Downloads the Firestore emulator if it is not here. @throws Stop if it cannot be downloaded.
 * Needs the installed packages.
 */
export async function requireFirestoreEmulator() {
  if (firestoreJar() || isCached()) return
  say('downloading the Firestore emulator')
  await run(process.execPath, [FIREBASE_CLI, 'setup:emulators:firestore'], { quiet: true }).catch(() => {
    throw new Stop(
      'The Firestore emulator is missing and could not be downloaded: connect to the network and start again, ' +
        'or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
    )
  })
}

/** Whether firebase-tools has downloaded the Firestore emulator in the version that it starts. */
export function isCached() {
  // Required here, not imported, because this module is loaded before the packages are installed.
  const { firestore } = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json')
  const cache = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators')
  return existsSync(join(cache, firestore.downloadPathRelativeToCacheDir))
}

/**
 * Looks for the Firestore emulator in FIRESTORE_EMULATOR_BINARY_PATH, then in firebase-tools' own cache, then in the
 * Cloud SDK. @returns the path of a jar, or null if firebase-tools has it or must download it.
 */
export function firestoreJar() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (named) {
    if (!existsSync(named)) throw new Stop(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which does not exist.`)
    return named
  }
  if (isCached()) return null
  const gcloud = which('gcloud')
  const sdk = gcloud && dirname(dirname(realpathSync(gcloud)))
  const jar = sdk && join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  return jar && existsSync(jar) ? launcher(jar) : null
}

/** The Cloud SDK's jar names no main class, so it is started through a jar with only a manifest, which names both. */
function launcher(jar) {
  // Required here for the same reason as above.
  const { strToU8, zipSync } = require('fflate')
  mkdirSync(inProject('.cache'), { recursive: true })
  const path = inProject('.cache', 'firestore-launcher.jar')
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${MAIN_CLASS}`, `Class-Path: ${pathToFileURL(jar)}`]
  // A manifest line has at most 72 bytes; the rest goes on the next line, after a space.
  const folded = lines.map((line) => line.match(/^.{1,70}|.{1,69}/g).join('\r\n '))
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(`${folded.join('\r\n')}\r\n\r\n`) }))
  return path
}
