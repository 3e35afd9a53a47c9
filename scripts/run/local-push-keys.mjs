import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './paths.mjs'
import { newPushKeys } from './push-keys.mjs'

const KEPT = at('.cache', 'push-keys.json')

/**
 * The keys for push notifications under the emulators, as variables of the environment: those that are set there, or
 * some of this machine's own, which are made once, so that the browsers that subscribed with them stay subscribed.
 */
export function localPushKeys() {
  if (process.env.VAPID_PUBLIC_KEY) return {}
  if (!existsSync(KEPT)) {
    mkdirSync(at('.cache'), { recursive: true })
    writeFileSync(KEPT, JSON.stringify(newPushKeys()), { mode: 0o600 })
  }
  return { ...JSON.parse(readFileSync(KEPT, 'utf8')), VAPID_SUBJECT: 'mailto:nobody@example.com' }
}
