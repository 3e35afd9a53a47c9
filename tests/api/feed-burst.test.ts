import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { LAST_WEEK } from '#common/week/week'
import { docRef } from '#functions/db/firebase'
import { newSettings } from '#functions/db/settings'
import { call } from './support/client'
import { commissioner, emptyLeague, type Member, player } from './support/league'

let feed: Server
let fan: Member
let desk: Member
let asked = 0
let answers = (): { status: number; body: string } => ({ status: 500, body: '' })

beforeAll(async () => {
  await emptyLeague()
  await docRef(paths.settings()).set({ ...newSettings(Date.now()), activeWeek: 9, openWeeks: [9, 10] })
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

const askSpreads = (who: Member, week: number) => call('GET /commish/spreads', { token: who.token, query: { week } })
const spreads = async (week: number) => (await askSpreads(fan, week)).status
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

it('a player who asks for every week has the feed read only for those that are played', {
  tags: ['long'],
}, async () => {
  answers = () => ({ status: 200, body: JSON.stringify({ events: [] }) })
  for (let week = 0; week <= LAST_WEEK; week += 1) {
    if (week === 9 || week === 10) continue
    const clocks = await call('GET /clocks', { token: fan.token, query: { week } })
    expect([clocks.status, clocks.body]).toEqual([200, { at: 0, clocks: {} }])
    const offers = await askSpreads(fan, week)
    expect([offers.status, offers.body]).toEqual([200, []])
  }
  expect(asked).toBe(0)
  await call('GET /clocks', { token: fan.token, query: { week: 9 } })
  expect(asked).toBeGreaterThan(0)
  const before = asked
  expect((await askSpreads(desk, 12)).status).toBe(200)
  expect(asked).toBeGreaterThan(before)
})
