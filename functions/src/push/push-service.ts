import { createHmac, ECDH } from 'node:crypto'
import type { DeclarativePush, PushDevice, PushMessage } from '#common/people/push'
import { config, siteUrl } from '../config'
import type { Outcome } from '../outbox/message'

/** The keys by which push services know this server (VAPID, RFC 8292), and whom they may write to about it. */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** A `mailto:` or `https:` address. */
  subject: string
}

/** The keys of the deployment; null unless all are there, and then nothing can be sent. */
export function pushKeys(): PushKeys | null {
  const [publicKey, privateKey, subject] = [config.vapidPublicKey(), config.vapidPrivateKey(), config.vapidSubject()]
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}

/**
 * Whether the league has push notifications, by its public key alone: a pass from a laptop lacks the private one, which
 * is a secret of the deployment, and what it queues the deployed referee sends.
 */
export const hasPushes = (): boolean => config.vapidPublicKey() !== ''

/** The push services of Chrome and Edge, Chromium without Google's keys, Firefox, Safari, and the older Edge. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^[\w-]+\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
]

/** Hosts with ports that are taken as push services too, without https: a test's own. */
const extraHosts = () => (process.env.PUSH_HOSTS ?? '').split(',').filter(Boolean)

/**
 * Whether an address is one at a known push service. This server sends requests to the addresses that browsers name, so
 * they must lead to no other host and port (server-side request forgery).
 */
export function isAtPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password, hash } = new URL(address)
  if (username || password || hash) return false
  if (extraHosts().includes(host)) return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && SERVICES.some((service) => service.test(host))
}

/** Whether a browser's public key is a point of its curve: for any other nothing can be encrypted. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** How a push service treats a message (RFC 8030). */
interface Delivery {
  /** How much longer it is worth showing (ms). */
  ttl: number
  /** Whether a device that saves its battery is woken for it. */
  urgency: 'normal' | 'high'
}

/** How long a push service may take to respond (ms). */
const TIMEOUT = 8_000

/** What became of a message. `gone`: its subscription was ended, or can never be used. */
type PushOutcome = Outcome | { kind: 'gone' }

/**
 * Encrypts a message for a device and hands it to the device's push service.
 */
export async function sendPush(
  keys: PushKeys,
  device: PushDevice,
  message: PushMessage,
  how: Delivery,
): Promise<PushOutcome> {
  if (!isAtPushService(device.endpoint) || !isPublicKey(device.keys.p256dh)) return { kind: 'gone' }
  let request: RequestInit
  try {
    request = await requestFor(keys, device, message, how)
  } catch (error) {
    return { kind: 'never', why: String(error) }
  }
  try {
    // A push service has no reason to send us elsewhere.
    const response = await fetch(device.endpoint, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return outcomeOf(response.status, await reasonOf(response))
  } catch (error) {
    return { kind: failedBeforeSending(error) ? 'later' : 'unknown', why: String(error) }
  }
}

/** The request as the library encrypts and signs it. The library is loaded only here, where something is sent. */
async function requestFor(
  keys: PushKeys,
  device: PushDevice,
  message: PushMessage,
  { ttl, urgency }: Delivery,
): Promise<RequestInit> {
  const { default: webPush } = await import('web-push')
  const { method, headers, body } = webPush.generateRequestDetails(device, JSON.stringify(declarative(message)), {
    vapidDetails: keys,
    TTL: Math.max(0, Math.floor(ttl / 1000)),
    urgency,
    topic: topicOf(message, device),
  })
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return { method, headers: sent, body: new Uint8Array(body ?? []) }
}

/**
 * Of the messages of one topic that wait for a device, its push service keeps the last (RFC 8030: 32 characters). The
 * device's secret goes into it, so that the service cannot tell which game a message is about.
 */
const topicOf = ({ tag }: PushMessage, { keys }: PushDevice): string =>
  createHmac('sha256', keys.auth).update(tag).digest('base64url').slice(0, 32)

function declarative({ title, body, path, tag }: PushMessage): DeclarativePush {
  return { web_push: 8030, notification: { title, body, tag, lang: 'en', navigate: `${siteUrl()}${path}` } }
}

/** How much of what a push service says is logged (characters). */
const LOGGED_MAX = 200

/** What a push service says of a message that it did not take: Apple names a wrong `VAPID_SUBJECT` only there. */
async function reasonOf(response: Response): Promise<string> {
  if (!response.ok) return (await response.text().catch(() => '')).slice(0, LOGGED_MAX)
  response.body?.cancel().catch(() => undefined)
  return ''
}

function outcomeOf(status: number, reason: string): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const why = `the push service responded with ${status} ${reason}`.trimEnd()
  return { kind: status === 429 || status >= 500 ? 'later' : 'never', why }
}

const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a request failed before anything was sent. */
function failedBeforeSending(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return BEFORE_SENDING.has(String(cause?.code))
}
