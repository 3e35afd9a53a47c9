import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isFirestoreEmulator } from './firestore-emulator.mjs'

test.each([
  ['a Firestore emulator', 200, '{"rules":{"files":[{"name":"OPEN_RULES"}]}}', true],
  ['a site that has an answer for every address', 200, '<!doctype html>', false],
  ['an API', 404, '{"error":"not found"}', false],
])('%s is known by its rules', async (_what, status, body, isOne) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await isFirestoreEmulator(`http://127.0.0.1:${port}`)).toBe(isOne)
  server.close()
})

test('where nothing listens there is no emulator', async () => {
  expect(await isFirestoreEmulator('http://127.0.0.1:1')).toBe(false)
})
