import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

test('the functions have each package that they bundle once, or a cold start would load it twice', async () => {
  const configFile = fileURLToPath(new URL('../functions/vite.config.ts', import.meta.url))
  const built = (await build({ configFile, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  const places = new Map<string, Set<string>>()
  for (const id of built.output.flatMap((each) => (each.type === 'chunk' ? Object.keys(each.modules) : []))) {
    const [, place, name] = /^\0?(.*\/node_modules)\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
    if (place && name) places.set(name, (places.get(name) ?? new Set()).add(place))
  }
  const bundled = ['@google-cloud/firestore', 'express', 'firebase-admin', 'firebase-functions', 'zod']
  expect(bundled.map((name) => [name, places.get(name)?.size])).toEqual(bundled.map((name) => [name, 1]))
})
