import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { inProject } from './paths.mjs'

/** A new pair of keys for push notifications, as the variables that hold them. */
export function newPushKeys() {
  // The package that sends with these keys; required here, because this module is loaded before it is installed.
  const { publicKey, privateKey } = createRequire(inProject('functions', 'package.json'))(
    'web-push',
  ).generateVAPIDKeys()
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
}

const KEPT = inProject('.cache', 'push-keys.json')

/**
 * The keys for push notifications under the emulators, as variables of the environment: those that are set there, or
 * some of this machine's own, which are made once, so that the browsers that subscribed with them stay subscribed.
 * A file that was cut off, as by a full disk, is made again.
 */
export function localPushKeys(file = KEPT) {
  if (process.env.VAPID_PUBLIC_KEY) return {}
  return { ...(keptKeys(file) ?? makeKeys(file)), VAPID_SUBJECT: 'mailto:nobody@example.com' }
}

function keptKeys(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function makeKeys(file) {
  const keys = newPushKeys()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
