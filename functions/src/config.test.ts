import { afterEach, expect, test, vi } from 'vitest'
import { config, SECRETS } from './config'

afterEach(() => vi.unstubAllEnvs())

test('a param has its default until it is set, and is read again every time', () => {
  vi.stubEnv('COMMISSIONERS', undefined)
  expect(config.commissioners()).toBe('commish,deputy')
  vi.stubEnv('COMMISSIONERS', 'ann,bob')
  expect(config.commissioners()).toBe('ann,bob')
})

test.each([
  [undefined, ''],
  ['none', ''],
  ['smtps://mail.example', 'smtps://mail.example'],
])('the secret %s is read as %j', (stored, value) => {
  vi.stubEnv('SMTP_URL', stored)
  expect(config.smtpUrl()).toBe(value)
})

test('the mail server, which has a password, and the private key for notifications are secrets', () => {
  expect(SECRETS).toEqual(['SMTP_URL', 'VAPID_PRIVATE_KEY'])
})
