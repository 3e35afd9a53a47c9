import { afterEach, expect, test, vi } from 'vitest'
import { isAtPushService } from './push-service'

afterEach(() => void vi.unstubAllEnvs())

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
