import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from './paths.mjs'
import { Stop } from './say.mjs'

const require = createRequire(import.meta.url)
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** The path of a program, or null. */
export function which(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}

/** @throws Stop without a Java that runs the emulators. */
export function needJava() {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
  } catch {
    throw new Stop('CFB Picks needs Java 11 or newer for the Firestore emulator: install a JRE and start again.')
  }
}

/**
 * Looks for the Firestore emulator in FIRESTORE_EMULATOR_BINARY_PATH, then in firebase-tools' own cache, then in the
 * Cloud SDK. @returns the path of a jar, or null if firebase-tools finds or downloads it itself.
 */
export function firestoreJar() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (named) {
    if (!existsSync(named)) throw new Stop(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which does not exist.`)
    return named
  }
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  if (existsSync(cache) && readdirSync(cache).some((file) => /^cloud-firestore-emulator.*\.jar$/.test(file)))
    return null
  const gcloud = which('gcloud')
  const sdk = gcloud && dirname(dirname(realpathSync(gcloud)))
  const jar = sdk && join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  return jar && existsSync(jar) ? launcher(jar) : null
}

/** The Cloud SDK's jar names no main class, so it is started through a jar with only a manifest, which names both. */
function launcher(jar) {
  // Required here, not imported, because this module is loaded before the packages are installed.
  const { strToU8, zipSync } = require('fflate')
  mkdirSync(at('.cache'), { recursive: true })
  const path = at('.cache', 'firestore-launcher.jar')
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${MAIN_CLASS}`, `Class-Path: ${pathToFileURL(jar)}`]
  // A manifest line has at most 72 bytes; the rest goes on the next line, after a space.
  const folded = lines.map((line) => line.match(/^.{1,70}|.{1,69}/g).join('\r\n '))
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(`${folded.join('\r\n')}\r\n\r\n`) }))
  return path
}
