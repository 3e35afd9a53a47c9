import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { auth } from '#functions/db/firebase'
import { call, SITE } from './support/client'
import { emptyLeague, type Fan, player } from './support/league'

let fan: Fan
beforeAll(emptyLeague)
beforeEach(async () => {
  fan = await player()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A call whose check is remembered for a minute. */
const clocks = async () => (await call('GET /clocks', { token: fan.token, query: { week: 9 } })).status

it('a session that ends while the body of its call comes is refused', async () => {
  const looked = vi.spyOn(auth, 'getUser')
  const headers = { authorization: `Bearer ${fan.token}`, 'content-type': 'application/json' }
  const slow = request(`${SITE}/api/users/me`, { method: 'PUT', headers })
  slow.write('{"favoriteTeam":')
  await vi.waitUntil(() => looked.mock.settledResults[0]?.type === 'fulfilled', 20_000)
  await auth.updateUser(fan.uid, { disabled: true })
  slow.end('"Army"}')
  const [answer] = (await once(slow, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(401)
  answer.resume()
})

it('a check that failed is made again by the next call', async () => {
  vi.spyOn(auth, 'getUser').mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'auth/internal-error' }))
  expect([await clocks(), await clocks()]).toEqual([503, 200])
})

it('a check that lacks the keys of the sign-in service ends no session', async () => {
  const error = Object.assign(new Error('Error fetching public keys for Google certs'), { code: 'auth/argument-error' })
  vi.spyOn(auth, 'verifyIdToken').mockRejectedValueOnce(error)
  expect(await clocks()).toBe(503)
})

it('a check is remembered no longer than its token is valid', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start + 59.5 * MINUTE })
  expect(await clocks()).toBe(200)
  vi.setSystemTime(start + 60.2 * MINUTE)
  expect(await clocks()).toBe(401)
})
