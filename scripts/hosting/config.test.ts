import { expect, test } from 'vitest'
import { paramLines } from './config.mjs'

test('every param has a value under the emulators, and every secret one that is not empty', () => {
  const { variables, secrets } = paramLines({})
  expect(variables).toContain('COMMISSIONERS="commish,deputy"\n')
  expect(variables).toContain('SITE_URL=""\n')
  expect(variables).not.toContain('SMTP_URL')
  expect(secrets).toContain('SMTP_URL="none"\n')
})

test('the environment of a start goes before the defaults', () => {
  const { variables, secrets } = paramLines({ COMMISSIONERS: 'ann', SMTP_URL: 'smtp://127.0.0.1', HOME: '/root' })
  expect(variables).toContain('COMMISSIONERS="ann"\n')
  expect(secrets).toContain('SMTP_URL="smtp://127.0.0.1"\n')
  expect(variables).not.toContain('HOME')
})
