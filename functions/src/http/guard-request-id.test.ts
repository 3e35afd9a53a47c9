import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { logFailure, setLog } from '../log'
import { requestIdOf, trackRequest } from './guard'

const server = createServer()
afterEach(() => void server.close())

test('a failure is logged with the id of its request, by Google’s trace or an own one', async () => {
  const entries: object[] = []
  setLog((entry) => void entries.push(entry))
  const app = express().use(trackRequest, async (_request, response) => {
    await Promise.resolve()
    logFailure('the mail waits', 'no network', { todo: 'Nothing.' })
    response.json(requestIdOf(response))
  })
  server.on('request', app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (trace: string) => (await fetch(site, { headers: { 'x-cloud-trace-context': trace } })).json()

  const trace = '0123456789abcdef0123456789abcdef'
  expect(await ask(`${trace}/1;o=1`)).toBe(trace)
  const own = await ask('<script>')
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  const entry = { severity: 'ERROR', message: 'the mail waits: no network', todo: 'Nothing.' }
  expect(entries).toEqual([trace, own].map((requestId) => ({ ...entry, requestId })))
})
