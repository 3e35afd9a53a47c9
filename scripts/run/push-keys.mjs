import { createRequire } from 'node:module'
import { at } from './paths.mjs'

/** A new pair of keys for push notifications, as the variables that hold them. */
export function newPushKeys() {
  // The package that sends with these keys; required here, because this module is loaded before it is installed.
  const { publicKey, privateKey } = createRequire(at('functions', 'package.json'))('web-push').generateVAPIDKeys()
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
}
