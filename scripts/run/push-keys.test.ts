import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { localPushKeys } from './push-keys.mjs'

afterEach(() => void vi.unstubAllEnvs())

test('keys are made once, and again when their file was cut off', () => {
  vi.stubEnv('VAPID_PUBLIC_KEY', '')
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  const file = join(folder, 'cache', 'keys.json')
  try {
    const keys = localPushKeys(file)
    expect(keys).toHaveProperty('VAPID_PRIVATE_KEY')
    expect(localPushKeys(file)).toEqual(keys)
    writeFileSync(file, '{"VAPID')
    const again = localPushKeys(file)
    expect(again).not.toEqual(keys)
    expect(localPushKeys(file)).toEqual(again)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
