import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { isListening, requirePorts } from './ports.mjs'
import { install, portsBesides, requireNode } from './setup.mjs'
import { holdStartLock } from './start-lock.mjs'

test('with hot reload its port must be free, too', () => {
  expect(portsBesides({ ownFeed: true, dev: true })).toEqual({ 'the game-day simulator': 5003, 'hot reload': 5173 })
  expect(portsBesides({ ownFeed: false, dev: false })).toEqual({})
})

/** As on another system, or with another version of Node. */
function requireNodeAs(platform: string, node: string): void {
  vi.stubGlobal('process', Object.create(process, { platform: { value: platform }, versions: { value: { node } } }))
  try {
    requireNode()
  } finally {
    vi.unstubAllGlobals()
  }
}

test.each(['20.18.9', '21.9.0', '22.11.9'])('Node %s is refused', (node) =>
  expect(() => requireNodeAs('linux', node)).toThrow(`this is ${node}.`),
)
test.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s will do', (node) => requireNodeAs('linux', node))
test('on Windows it is said to use WSL', () =>
  expect(() => requireNodeAs('win32', '24.0.0')).toThrow('On Windows run CFB Picks in WSL'))

test('a port that something else has is named', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(requirePorts({ Hosting: port })).rejects.toThrow(`Port ${port} (Hosting) is in use`)
  await new Promise((resolve) => other.close(resolve))
  await requirePorts({ Hosting: port })
})

/** A lock that nothing has. */
const FREE = 0

/** A folder whose packages are missing, and an `npm` that writes what it is asked, and fails. */
async function withoutPackages(work: (folder: string, asked: () => string) => Promise<void>): Promise<void> {
  const folder = newFolder()
  const asked = join(folder, 'asked')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@" > asked\nexit 1\n')
  chmodSync(join(folder, 'npm'), 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  await work(folder, () => (existsSync(asked) ? readFileSync(asked, 'utf8') : ''))
}

test('all packages are installed, whatever npm is set to omit; if they cannot be, it is said what to do', () =>
  withoutPackages(async (folder, asked) => {
    await expect(install([folder], FREE)).rejects.toThrow('Connect to the network, and start again.')
    expect(asked()).toContain('ci --include=dev --include=optional ')
  }))

test('nothing is installed while the product or its tests run here, unless they do it themselves', () =>
  withoutPackages(async (folder, asked) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await expect(install([folder], port)).rejects.toThrow(/^The packages have to be installed\. Another CFB Picks/)
    expect(asked()).toBe('')
    await new Promise((resolve) => other.close(resolve))
    const release = await holdStartLock(port)
    await expect(install([folder], port)).rejects.toThrow('npm could not install the packages')
    expect(await isListening(port)).toBe(true)
    await release()
    expect(await isListening(port)).toBe(false)
    await expect(install([folder], port)).rejects.toThrow('npm could not install the packages')
    expect(await isListening(port)).toBe(false)
    const again = await holdStartLock(port)
    expect(await isListening(port), 'a lock that was let go can be had again').toBe(true)
    await again()
  }))

test('a port that cannot be had for another reason is not called another start', () =>
  expect(holdStartLock(70_000)).rejects.toThrow(RangeError))

test('with all packages there nothing is locked', () =>
  withoutPackages(async (folder, asked) => {
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}')
    await install([folder], -1)
    expect(asked()).toBe('')
  }))
