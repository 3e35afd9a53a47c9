import { afterEach, expect, test, vi } from 'vitest'
import { newPushKeys } from '../../../scripts/run/push-keys.mjs'
import { someKeys } from '../../../tests/fixtures/push-server'
import { isAtPushService, sendPush } from './push-service'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Sends a message, to which the push service responds so. */
function outcomeOf(response: Response) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = newPushKeys()
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
  const device = { endpoint: 'https://web.push.apple.com/QNU5Ub', keys: someKeys(), at: 0 }
  const message = { title: 'Week 5', body: 'is open.', path: '/', tag: 'week' }
  const keys = { subject: 'mailto:ann@example.com', publicKey, privateKey }
  return sendPush(keys, device, message, { ttl: 60_000, urgency: 'normal' })
}

test('what a push service has against a message is in the reason', async () =>
  expect(await outcomeOf(new Response('{"reason":"BadJwtToken"}', { status: 403 }))).toEqual({
    kind: 'never',
    why: 'the push service responded with 403 {"reason":"BadJwtToken"}',
  }))

test.each([
  [201, 'sent'],
  [410, 'gone'],
  [413, 'never'],
  [429, 'later'],
  [500, 'later'],
])('a message to which the push service responds with %d is %s', async (status, kind) =>
  expect(await outcomeOf(new Response(null, { status }))).toMatchObject({ kind }),
)

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://jmt17.google.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QNU5Ub',
  'https://db5p.notify.windows.com/w/?token=BQYAAAB',
])('%s is at a push service', (address) => expect(isAtPushService(address)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://dm17.google.com/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/abc',
  // In pieces, because nobody should take it for a real one.
  ['https://user:secret', 'fcm.googleapis.com/abc'].join('@'),
  'https://evilpush.apple.com/abc',
  'https://push.services.mozilla.com.evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://metadata.google.internal/',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//fcm.googleapis.com/abc',
  'fcm.googleapis.com',
  '',
])('%j is not', (address) => expect(isAtPushService(address)).toBe(false))

test('a test names its own, with the port', () => {
  expect(isAtPushService('http://127.0.0.1:9999/one')).toBe(false)
  vi.stubEnv('PUSH_HOSTS', '127.0.0.1:9999,localhost:1')
  expect(isAtPushService('http://127.0.0.1:9999/one')).toBe(true)
  expect(isAtPushService('http://127.0.0.1:9998/one')).toBe(false)
  expect(isAtPushService('ftp://127.0.0.1:9999/one')).toBe(false)
})
