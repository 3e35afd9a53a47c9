import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from './paths.mjs'
import { Stop } from './say.mjs'
import { zip } from './zip.mjs'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** The path of a program, or null. */
export function which(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}

/** Refuses to go on without a Java that runs the emulators. */
export function needJava() {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
  } catch {
    throw new Stop('CFB Picks needs Java 11 or newer for the Firestore emulator: install a JRE and start again.')
  }
}

/**
 * The Firestore emulator: the variable, firebase-tools' own cache, the Cloud SDK, in this order. Null leaves it to
 * firebase-tools to download.
 */
export function firestoreJar() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (named) {
    if (!existsSync(named)) throw new Stop(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which is not there.`)
    return named
  }
  const cache = join(process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators'))
  if (existsSync(cache) && readdirSync(cache).some((file) => /^cloud-firestore-emulator.*\.jar$/.test(file)))
    return null
  const gcloud = which('gcloud')
  const sdk = gcloud && dirname(dirname(realpathSync(gcloud)))
  const jar = sdk && join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  return jar && existsSync(jar) ? launcher(jar) : null
}

/** The Cloud SDK's jar names no main class; a jar that holds nothing but a manifest does it for it. */
function launcher(jar) {
  mkdirSync(at('.cache'), { recursive: true })
  const path = at('.cache', 'firestore-launcher.jar')
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${MAIN_CLASS}`, `Class-Path: ${pathToFileURL(jar)}`]
  // A manifest line has at most 72 bytes; the rest goes on the next, after a blank.
  const folded = lines.map((line) => line.match(/^.{1,70}|.{1,69}/g).join('\r\n '))
  writeFileSync(path, zip('META-INF/MANIFEST.MF', `${folded.join('\r\n')}\r\n\r\n`))
  return path
}
