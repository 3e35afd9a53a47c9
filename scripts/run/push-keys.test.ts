import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { localPushKeys } from './push-keys.mjs'

test('keys are made once, and again when their file was cut off', () => {
  vi.stubEnv('VAPID_PUBLIC_KEY', '')
  const file = join(newFolder(), 'cache', 'keys.json')
  const keys = localPushKeys(file)
  expect(keys).toHaveProperty('VAPID_PRIVATE_KEY')
  expect(localPushKeys(file)).toEqual(keys)
  expect((statSync(file).mode & 0o777).toString(8), 'for the owner alone').toBe('600')
  writeFileSync(file, '{"VAPID')
  const again = localPushKeys(file)
  expect(again).not.toEqual(keys)
  expect(localPushKeys(file)).toEqual(again)
})

test('keys that are set are used', () => {
  vi.stubEnv('VAPID_PUBLIC_KEY', 'set')
  expect(localPushKeys(join(newFolder(), 'keys.json'))).toEqual({})
})
