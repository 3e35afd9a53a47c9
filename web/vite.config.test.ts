import { fileURLToPath } from 'node:url'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
const replaced = async (command: 'serve' | 'build') =>
  Object.keys((await resolveConfig({ configFile, logLevel: 'silent' }, command)).define ?? {})

it('takes IndexedDB from a build, for the Firebase SDK would wait for it', async () => {
  expect(await replaced('build')).toContain('indexedDB')
})

it('replaces nothing in development, where Vite would set it in the page: one of the browser’s own throws', async () => {
  expect(await replaced('serve')).toEqual([])
})
