import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from './support/client'
import { commissioner, emptyLeague, type Member, player } from './support/league'

let feed: Server
let fan: Member
let desk: Member
let asked = 0
let answers = (): { status: number; body: string } => ({ status: 500, body: '' })

beforeAll(async () => {
  await emptyLeague()
  ;[fan, desk] = [await player(), await commissioner()]
  feed = createServer((_request, response) => {
    asked += 1
    const { status, body } = answers()
    setTimeout(() => response.writeHead(status).end(body), 100)
  })
  await new Promise<void>((up) => void feed.listen(0, '127.0.0.1', up))
})
afterAll(() => void feed.close())
beforeEach(() => {
  vi.stubEnv('FEED_URL', `http://127.0.0.1:${(feed.address() as AddressInfo).port}/`)
  asked = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const spreads = async (week: number) =>
  (await call('GET /commish/spreads', { token: fan.token, query: { week } })).status
const sixty = async (week: number) => new Set(await Promise.all(Array.from({ length: 60 }, () => spreads(week))))

/** A week that is not open is asked for twice: the season's calendar, then its games. */
const ONE_LOOK = 2

it('sixty calls at once are one question to a feed that fails, and so are those of the next seconds', async () => {
  answers = () => ({ status: 500, body: '' })
  // The clock stands still: on a busy machine sixty calls can take longer than a failure is remembered.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  expect([await sixty(9), asked]).toEqual([new Set([502]), ONE_LOOK])
  expect([await sixty(9), asked]).toEqual([new Set([502]), ONE_LOOK])
  vi.setSystemTime(Date.now() + 6_000)
  expect([await sixty(9), asked]).toEqual([new Set([502]), 2 * ONE_LOOK])
})

it('a failure is not shared with a commissioner, who asks again', async () => {
  answers = () => ({ status: 500, body: '' })
  await spreads(10)
  const games = () => call('GET /games-by-week', { token: desk.token, query: { week: 10 } })
  expect((await games()).status).toBe(502)
  answers = () => ({ status: 200, body: JSON.stringify({ events: [] }) })
  expect((await games()).status).toBe(200)
  expect(await spreads(10)).toBe(200)
})
