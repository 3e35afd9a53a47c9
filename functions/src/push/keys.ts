import { config } from '../config'

/** The keys by which push services know this server (VAPID, RFC 8292), and whom they may write to about it. */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** A `mailto:` or `https:` address. */
  subject: string
}

/** The keys of the deployment; null without them, and then there are no push notifications. */
export function pushKeys(): PushKeys | null {
  const [publicKey, privateKey, subject] = [config.vapidPublicKey(), config.vapidPrivateKey(), config.vapidSubject()]
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}
