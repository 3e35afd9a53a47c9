import type { DeclarativePush, PushMessage } from '#common/people/push'
import type { Outcome } from '../outbox/settle'
import { siteUrl } from '../site'
import type { PushDevice } from './devices'
import type { PushKeys } from './keys'
import { isAtPushService } from './push-service'

/** How long a push service may take to respond (ms). */
const TIMEOUT = 8_000

/** What became of a message. `gone`: its subscription was ended. */
type PushOutcome = Outcome | { is: 'gone' }

/** A message to one device. */
interface Delivery {
  device: Pick<PushDevice, 'endpoint' | 'keys'>
  message: PushMessage
  /** How much longer it is worth showing (ms). */
  ttl: number
}

/** Encrypts a message for a device and hands it to the device's push service. */
export async function sendPush(keys: PushKeys, delivery: Delivery): Promise<PushOutcome> {
  const { device, message, ttl } = delivery
  if (!isAtPushService(device.endpoint)) return { is: 'gone' }
  let request: RequestInit
  try {
    request = await requestFor(keys, { device, message, ttl })
  } catch (error) {
    return { is: 'never', why: String(error) }
  }
  try {
    // A push service has no reason to send us elsewhere.
    const response = await fetch(device.endpoint, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch (error) {
    return { is: neverLeft(error) ? 'later' : 'unknown', why: String(error) }
  }
}

/** The request as the library encrypts and signs it. The library is loaded only here, where something is sent. */
async function requestFor(keys: PushKeys, { device, message, ttl }: Delivery): Promise<RequestInit> {
  const { default: webPush } = await import('web-push')
  const { method, headers, body } = webPush.generateRequestDetails(device, JSON.stringify(declared(message)), {
    vapidDetails: keys,
    TTL: Math.max(0, Math.floor(ttl / 1000)),
  })
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return { method, headers: sent, body: new Uint8Array(body ?? []) }
}

function declared({ title, body, path, tag }: PushMessage): DeclarativePush {
  return { web_push: 8030, notification: { title, body, tag, lang: 'en', navigate: `${siteUrl()}${path}` } }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  return { is: status === 429 || status >= 500 ? 'later' : 'never', why: `the push service responded with ${status}` }
}

const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a request failed before anything was sent. */
function neverLeft(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return BEFORE_SENDING.has(String(cause?.code))
}
