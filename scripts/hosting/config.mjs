import { readFileSync, writeFileSync } from 'node:fs'
import { at, PORTS } from '../run/paths.mjs'
import { headers } from './headers.mjs'

/** Beside firebase.json, because firebase-tools resolves a configuration's paths from its folder. Not committed. */
const EMULATOR_CONFIG = at('firebase.emulators.json')
/** Where the browser finds the emulators that it calls directly. */
const ORIGINS = [PORTS.Auth, PORTS.Firestore].map((port) => `http://127.0.0.1:${port}`)

/** firebase.json with its headers from the list, which also allow calls to `emulators`. */
export function configFor(emulators = []) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'))
  return { ...config, hosting: { ...config.hosting, headers: headers(emulators) } }
}

/** Writes the configuration of a local start, which is firebase.json's but for the emulators' origins. */
export function emulatorConfig() {
  writeFileSync(EMULATOR_CONFIG, JSON.stringify(configFor(ORIGINS)))
  return EMULATOR_CONFIG
}
