import { createECDH } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './paths.mjs'

const KEPT = at('.cache', 'push-keys.json')

/**
 * The keys for push notifications under the emulators, as variables of the environment: those that are set there, or
 * some of this machine's own, which are made once, so that the browsers that subscribed with them stay subscribed.
 */
export function localPushKeys() {
  if (process.env.VAPID_PUBLIC_KEY) return {}
  if (!existsSync(KEPT)) {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys('base64url')
    // A key may begin with zeros, which the curve's arithmetic leaves out.
    const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url')
    mkdirSync(at('.cache'), { recursive: true })
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
    writeFileSync(KEPT, JSON.stringify(keys), { mode: 0o600 })
  }
  return { ...JSON.parse(readFileSync(KEPT, 'utf8')), VAPID_SUBJECT: 'mailto:nobody@example.com' }
}
