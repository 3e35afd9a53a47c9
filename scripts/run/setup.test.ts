import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { install, portsBesides } from './setup.mjs'

test('with hot reload its port must be free, too', () => {
  expect(portsBesides({ ownFeed: true, dev: true })).toEqual({ 'the game-day simulator': 5003, 'hot reload': 5173 })
  expect(portsBesides({ ownFeed: false, dev: false })).toEqual({})
})

test('all packages are installed, whatever npm is set to omit; if they cannot be, it is said what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  try {
    writeFileSync(join(folder, 'package-lock.json'), '{}')
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@" > asked\nexit 1\n')
    chmodSync(join(folder, 'npm'), 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    await expect(install(folder)).rejects.toThrow('Connect to the network, and start again.')
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('ci --include=dev --include=optional ')
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
