import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hideBody, restoreBody } from './hidden-body'

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
