import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { browserPath, shellPath } from './browser.mjs'

test('a browser is a program that says its version, not all that bears a browser’s name', async () => {
  const folder = newFolder()
  const script = (name: string, status: number, mode = 0o755) =>
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode })
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
  mkdirSync(join(folder, 'chromium'))
  script('chromium-browser', 1)
  script('google-chrome', 0, 0o644)
  script('google-chrome-stable', 0)
  script('chromium-headless-shell', 1)
  const browser = join(folder, 'google-chrome-stable')
  expect(await browserPath()).toBe(browser)
  expect(shellPath(browser)).toBe(browser)
})

test('where a browser is named, no other one is taken in its place', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'chromium-headless-shell'), '#!/bin/sh\n', { mode: 0o755 })
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(shellPath('/named')).toBe(join(folder, 'chromium-headless-shell'))
  vi.stubEnv('CHROMIUM_PATH', '/named')
  expect(shellPath('/named')).toBe('/named')
})
