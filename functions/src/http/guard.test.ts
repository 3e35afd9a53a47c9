import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guardProcess, trackRequest } from './guard'

const logged = vi.hoisted(() => vi.fn())
vi.mock('../log', () => ({ logFailure: logged, setRequestIdSource: vi.fn() }))

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const
/** The test runner has listeners of its own, which would count a guarded failure as one of the test's. */
const others = EVENTS.map((event) => [event, process.listeners(event as 'uncaughtException')] as const)
const server = createServer()
let site = ''

const oops: Record<string, RequestHandler> = {
  '/timer': () => void setTimeout(() => throwIt('timer'), 1),
  '/event': () => void process.nextTick(() => throwIt('event')),
  '/promise': () => void Promise.resolve().then(() => throwIt('promise')),
}
function throwIt(what: string): never {
  throw new Error(what)
}
const sentence: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).json('sorry')

beforeAll(async () => {
  for (const event of EVENTS) process.removeAllListeners(event)
  guardProcess()
  const app = express().use(trackRequest)
  for (const [path, handler] of Object.entries(oops)) app.get(path, handler)
  server.on('request', app.use(sentence)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  process.removeAllListeners('newListener')
  for (const [event, listeners] of others) {
    process.removeAllListeners(event)
    for (const listener of listeners) process.on(event as 'uncaughtException', listener)
  }
})

test.each(Object.keys(oops))('a failure that escapes on %s is logged and its request answered', async (path) => {
  const answer = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(2_000) })
  expect([answer.status, await answer.json()]).toEqual([500, 'sorry'])
  expect(logged).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ message: path.slice(1) }), {
    todo: expect.any(String),
  })
})

test.each(EVENTS)('the runtime’s own listener for %s, which ends the process, does not stay', async (event) => {
  const ending = vi.fn()
  process.on(event as 'uncaughtException', ending)
  await Promise.resolve()
  expect(process.listeners(event as 'uncaughtException')).toHaveLength(1)
  expect(process.listeners(event as 'uncaughtException')).not.toContain(ending)
})
