import { readFileSync, writeFileSync } from 'node:fs'
import { at, PORTS } from '../run/paths.mjs'
import { headers } from './headers.mjs'

/** Beside firebase.json, because firebase-tools resolves paths from the configuration's folder. Not committed. */
const EMULATOR_CONFIG = at('firebase.emulators.json')
/** The origins of the emulators that the browser calls directly. */
const ORIGINS = [PORTS.Auth, PORTS.Firestore].map((port) => `http://127.0.0.1:${port}`)

/** firebase.json with the headers of `headers.mjs`. @param emulators further origins that pages may call. */
export function configFor(emulators = []) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'))
  return { ...config, hosting: { ...config.hosting, headers: headers(emulators) } }
}

/** Writes the configuration of a local start: firebase.json with the emulators' origins allowed. @returns its path. */
export function emulatorConfig() {
  writeFileSync(EMULATOR_CONFIG, JSON.stringify(configFor(ORIGINS)))
  return EMULATOR_CONFIG
}
