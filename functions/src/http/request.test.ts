import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RouteName, routes } from '#common/api/routes'
import { hideBody, parseRequest, restoreBody } from './request'

/** Like the function runtime: it reads every body and decodes every URL before it calls the handler. */
const runtime = express()
runtime.use(express.json({ limit: '32mb' }), express.raw({ type: () => true, limit: '32mb' }))
runtime.all('/{*path}', restoreBody, async (request, response) => {
  let bytes = 0
  for await (const piece of request) bytes += (piece as Buffer).length
  response.json({ read: request.body ?? null, left: bytes, length: request.headers['content-length'] ?? 'unknown' })
})
const server = createServer((request: IncomingMessage, response) => {
  hideBody(request)
  runtime(request, response)
})
let site = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const post = async (path: string, body: RequestInit['body'], more: object = {}) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${site}${path}`, { method: 'POST', body: body ?? null, headers, ...more })
  return { status: answer.status, body: await answer.json() }
}

test.each([
  ['cut off', '{"username":', '12'],
  ['whole', '{"week":1}', '10'],
])('JSON that is %s is left unread for the API', async (_what, sent, length) => {
  expect(await post('/login', sent)).toEqual({ status: 200, body: { read: null, left: sent.length, length } })
})

test('so is a body without a content-length', async () => {
  const stream = new Blob(['{"week":', '1}']).stream()
  const answer = await post('/login', stream, { duplex: 'half' })
  expect(answer).toEqual({ status: 200, body: { read: null, left: 10, length: 'unknown' } })
})

test.each(['/users/%zz', '/users/%E0%A4%A', '/%'])('the URL %s is left for the API to refuse', async (path) => {
  expect((await post(path, '{}')).status).toBe(200)
})

/** What was sent, and the error message. */
const cases: [name: RouteName, sent: unknown, said: string][] = [
  ['POST /users/login', {}, 'Please give username.'],
  ['POST /users/login', { username: 'ray' }, 'Please give password.'],
  ['POST /users/login', { username: 1, password: 'x' }, 'Please check username.'],
  ['POST /users/login', [], 'Please check what was sent.'],
  ['POST /users/login', null, 'Please check what was sent.'],
  ['POST /users/login', { username: 'x'.repeat(201), password: 'x' }, 'That is too long: 200 characters at most.'],
  ['POST /auth/forgot', {}, 'Please give email.'],
  ['POST /commish/save-games', { week: 1, selectedGameIds: [1] }, 'Please check selectedGameIds.0.'],
  ['POST /commish/fix-pick', { week: 1, gameId: 'g', userId: 'u' }, 'pickTeam is HOME or AWAY.'],
  ['PATCH /commish/line/:id', { week: 1, revealedAt: 99 }, 'Please leave out revealedAt.'],
  ['PATCH /commish/line/:id', { week: 1, isDouble: 'yes' }, 'Please check isDouble.'],
]
test.each(cases)('%s with %j: %s', (name, sent, said) => {
  const { body } = routes[name] as { body: Parameters<typeof parseRequest>[0] }
  expect(() => parseRequest(body, sent)).toThrow(said)
})
