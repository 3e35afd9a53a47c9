import { fileURLToPath } from 'node:url'
import { build, type Rolldown, resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const configFile = fileURLToPath(new URL('../functions/vite.config.ts', import.meta.url))
const built = (await build({ configFile, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
const modules = built.output.flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []))

test('the functions have each package that they bundle once, or a cold start would load it twice', () => {
  const places = new Map<string, Set<string>>()
  for (const [id] of modules) {
    const [, place, name] = /^\0?(.*\/node_modules)\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
    if (place && name) places.set(name, (places.get(name) ?? new Set()).add(place))
  }
  const bundled = ['@google-cloud/firestore', 'express', 'firebase-admin', 'firebase-functions', 'zod']
  expect(bundled.map((name) => [name, places.get(name)?.size])).toEqual(bundled.map((name) => [name, 1]))
})

test('a start reads neither what the database loads later, nor traces, nor the types of all files', () => {
  const sizeOf = (part: RegExp) =>
    modules.reduce((sum, [id, { renderedLength }]) => sum + (part.test(id) ? renderedLength : 0), 0)
  expect(sizeOf(/@google-cloud\/firestore\/build\/src\/(?!v1)/)).toBeGreaterThan(0)
  expect(sizeOf(/@google-cloud\/firestore\/build\/(src\/v1.*\.js$|protos)|google-gax|@grpc|@opentelemetry/)).toBe(0)
  expect(sizeOf(/mime-db/)).toBeLessThan(30_000)
})

test('building the tools empties no folder: others that run load parts of themselves from there', async () => {
  const tools = await resolveConfig({ configFile }, 'build', 'tools')
  expect([tools.build.outDir, tools.build.emptyOutDir]).toEqual(['local', false])
})
