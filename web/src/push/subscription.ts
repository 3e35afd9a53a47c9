import { DAY } from '#common/durations'
import { type ApiCall, call } from '#web/api'
import { UserFacingError } from '#web/errors'
import { playerStorage, session } from '#web/session/session'
import type { ShownOnce } from '#web/session/shownOnce'
import { withTimeout } from '#web/withTimeout'

/**
 * Whether this browser shows notifications: `on`, `off` (it would), `blocked` (the player has refused them), `install`
 * (an iPhone or iPad shows those of apps on the Home Screen only), or `never`.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'install' | 'never'

/** How long the service worker may take to be ready (ms): it is registered a few seconds after the start. */
const WORKER_PATIENCE = 10_000
/** How long the server may take at a logout (ms). */
const LOGOUT_PATIENCE = 5_000
/** Under this name the endpoint is kept that the server knows this device by; empty while it may know none. */
const ENDPOINT = 'endpoint'
const knownEndpoint = (uid: string) => playerStorage.read<string>('device', uid, ENDPOINT)
/** Under this name the time is kept at which the endpoint was last registered with the server (epoch ms). */
const REGISTERED_AT = 'given'
/** An endpoint is registered again after this long (ms): the server drops one when a player has too many devices. */
const REGISTER_EVERY = DAY

const hasPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** An iPad calls itself a Mac, which has no touch screen. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!hasPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Whether this browser shows this player's notifications.
 * @param key the server's public key, where it is known: with another key notifications do not arrive.
 */
export async function pushState(uid: string, key?: string): Promise<PushState> {
  // `userActivation` came with iOS 16.4, as notifications did: an older one has none, installed or not.
  if (!hasPush()) return isAppleTouch() && 'userActivation' in navigator && !isInstalled() ? 'install' : 'never'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await currentSubscription()
  const isKnown = subscription && knownEndpoint(uid) === subscription.endpoint
  return isKnown && !hasOtherKey(subscription, key) ? 'on' : 'off'
}

/** Whether a subscription was made with another key than the server's, as after a change of the keys. */
function hasOtherKey({ options }: PushSubscription, key: string | undefined): boolean {
  if (key === undefined || !options.applicationServerKey) return false
  const made = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
  return made.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') !== key.replaceAll('=', '')
}

export const BLOCKED = 'Your browser blocks notifications from CFB Picks. You can allow them in its settings.'
const NOT_TURNED_ON = 'Notifications could not be turned on.'

/**
 * Asks the player for the permission and turns this device's notifications on. To be called at a tap, for browsers ask
 * only then.
 * @param key the server's public key.
 * @returns the state afterwards: `blocked` when the player refused. @throws UserFacingError
 */
export async function turnOn(uid: string, key: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  try {
    const { pushManager } = await readyWorker()
    await underLock(() => subscribe(pushManager, uid, key))
  } catch (cause) {
    throw cause instanceof UserFacingError ? cause : new UserFacingError(NOT_TURNED_ON, { cause })
  }
  return 'on'
}

async function subscribe(pushManager: PushManager, uid: string, key: string): Promise<void> {
  const before = await pushManager.getSubscription()
  // It may have been made with another key, or for another player, who must get nothing on this device any more.
  await before?.unsubscribe()
  await registerDevice(uid, await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

const readyWorker = (): Promise<ServiceWorkerRegistration> =>
  withTimeout(navigator.serviceWorker.ready, WORKER_PATIENCE, () => new Error('no service worker'))

async function registerDevice(uid: string, subscription: PushSubscription): Promise<void> {
  // The call is made by whoever is logged in, who may be another player by now.
  if (!session.isLoggedIn(uid)) throw new Error('the player has logged out')
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } }
  await call('PUT /users/me/devices', { body, errorText: NOT_TURNED_ON })
  // A browser has one subscription, so it shows one player's notifications.
  playerStorage.removeAll('device')
  playerStorage.write('device', uid, ENDPOINT, subscription.endpoint)
  playerStorage.write('device', uid, REGISTERED_AT, Date.now())
}

function isRegistrationDue(uid: string): boolean {
  const registeredAt = playerStorage.read<number>('device', uid, REGISTERED_AT) ?? 0
  // Also where the clock was set back since.
  return Math.abs(Date.now() - registeredAt) > REGISTER_EVERY
}

/** Turns this device's notifications off. @throws UserFacingError */
export async function turnOff(uid: string): Promise<void> {
  await endSubscription(uid, {})
}

/**
 * Ends this device's notifications after a logout, or after the session has ended, as far as the network lets it. With
 * the next login they are offered again. @param token of who logged out.
 */
export async function forgetDevice(uid: string, token: string): Promise<void> {
  // Not by a function of `shownOnce.ts`, whose chunk would have to be loaded for it.
  if (knownEndpoint(uid) !== undefined) playerStorage.remove('seen', uid, 'push-offer' satisfies ShownOnce)
  await endSubscription(uid, { token, timeout: LOGOUT_PATIENCE })
}

/** Ends this player's subscription. When a tab learns of a logout, the browser's may be that of the next player. */
function endSubscription(
  uid: string,
  options: Pick<Parameters<ApiCall>[1] & object, 'token' | 'timeout'>,
): Promise<void> {
  return underLock(async () => {
    const isOwn = knownEndpoint(uid) !== undefined
    playerStorage.remove('device', uid, ENDPOINT)
    playerStorage.remove('device', uid, REGISTERED_AT)
    const subscription = isOwn && (await currentSubscription())
    if (!subscription) return
    const { endpoint } = subscription
    const request = call('DELETE /users/me/devices', { body: { endpoint }, ...options })
    // Unsubscribing alone would do: the server drops a subscription that has ended.
    const [ended, response] = await Promise.allSettled([subscription.unsubscribe(), request])
    if (ended.status === 'rejected' && response.status === 'rejected') throw response.reason
  })
}

/**
 * Ends the notifications of whoever used this browser before, which their logout could not do: it was without a
 * network, or the page was closed. The server drops a subscription that has ended.
 */
export function endLeftover(): Promise<void> {
  return underLock(async () => {
    // Who is logged in by now: they may have turned theirs on since the page began.
    const uid = session.useSession.getState().session?.uid
    if (uid !== undefined && knownEndpoint(uid) !== undefined) return
    await (await currentSubscription())?.unsubscribe()
    playerStorage.removeAll('device')
  })
}

/** Runs work under a lock that the tabs share: else one tab would take another's new subscription for a leftover. */
const underLock = (work: () => Promise<void>): Promise<void> => navigator.locks.request('push', work)

/**
 * Keeps this device's notifications coming where the player has turned them on: subscribes once more when the
 * subscription has ended, or when the server's key has changed since, and tells the server when the subscription is not
 * the one that it knows, and once a day in any case. Push services end and replace some, and the server drops what it
 * believes to have ended.
 * @param key the server's public key, where it is known.
 */
export async function renewSubscription(uid: string, key?: string): Promise<void> {
  if (knownEndpoint(uid) === undefined || !hasPush() || Notification.permission !== 'granted') return
  const { pushManager } = await readyWorker()
  await underLock(async () => {
    // Read only here: during the wait the player may have logged out, or another tab may have subscribed.
    const known = knownEndpoint(uid)
    if (known === undefined) return
    const subscription = await pushManager.getSubscription()
    if (key !== undefined && (!subscription || hasOtherKey(subscription, key))) await subscribe(pushManager, uid, key)
    else if (subscription && (subscription.endpoint !== known || isRegistrationDue(uid)))
      await registerDevice(uid, subscription)
  })
}

/**
 * Registers this device with the server again, if its notifications are on: a new password removes all of a player.
 * Until that has succeeded they count as off, so that the next visit tries again where it fails.
 */
export async function registerDeviceAgain(uid: string): Promise<void> {
  // Not while a renewal waits for its response, which would write the endpoint again.
  await underLock(async () => {
    if (knownEndpoint(uid) !== undefined) playerStorage.write('device', uid, ENDPOINT, '')
  })
  await renewSubscription(uid)
}
