import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { auth, db } from '#functions/db/firebase'
import { login } from './support/account'
import { call, SITE } from './support/client'
import { emptyLeague, type Fan, PASSWORD, player } from './support/league'

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

it.each([
  'Error fetching public keys for Google certs: Backend Error',
  'Error while making request: getaddrinfo EAI_AGAIN www.googleapis.com. Error code: EAI_AGAIN',
])('a check that lacks the keys of the sign-in service ends no session: %s', async (message) => {
  const error = Object.assign(new Error(message), { code: 'auth/argument-error' })
  vi.spyOn(auth, 'verifyIdToken').mockRejectedValueOnce(error)
  expect(await clocks()).toBe(503)
})

it.each(['no-token', 'a.b.c'])('a token that is none ends the session: %s', async (token) => {
  expect((await call('GET /clocks', { token, query: { week: 9 } })).status).toBe(401)
})

it.each([
  ['4 DEADLINE_EXCEEDED', 4, 503],
  ['8 RESOURCE_EXHAUSTED', 8, 503],
  ['10 ABORTED: Transaction lock timeout.', 10, 503],
  ['14 UNAVAILABLE', 14, 503],
  ['13 INTERNAL: Received RST_STREAM with code 2', 13, 503],
  ['3 INVALID_ARGUMENT', 3, 500],
])('a pick whose commit fails with %s, code %i, is answered with %i', async (message, code, status) => {
  vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(Object.assign(new Error(message), { code }))
  const body = { week: 9, gameId: 'a-game', pickTeam: 'HOME' as const }
  const answer = await call('POST /picks', { token: fan.token, body })
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body).includes('check whether it was done')).toBe(status === 503)
})

it('a login that the database is too busy for leaves nothing to check', async () => {
  vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(Object.assign(new Error('10 ABORTED'), { code: 10 }))
  const answer = await login(fan, PASSWORD)
  const error = 'That is not possible at the moment. Please try again in a few minutes.'
  expect(answer).toMatchObject({ status: 503, body: { error } })
})

it('a check is remembered no longer than its token is valid', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start + 59.5 * MINUTE })
  expect(await clocks()).toBe(200)
  vi.setSystemTime(start + 60.2 * MINUTE)
  expect(await clocks()).toBe(401)
})

/** A request with another method in its header. @returns the status, and whether the account is still there. */
async function override(method: string, by: string, path = '/users/me', password = PASSWORD) {
  const headers = { authorization: `Bearer ${fan.token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${SITE}/api${path}`, {
    ...{ method, headers: { ...headers, 'x-http-method-override': by }, body: JSON.stringify({ password }) },
  })
  const isThere = await auth.getUser(fan.uid).then(
    () => true,
    () => false,
  )
  return [answer.status, isThere]
}

it('a deletion with a body may come as a POST, for the sake of servers that refuse one, and as itself', async () => {
  expect(await override('POST', 'DELETE', '/users/me', 'wrong')).toEqual([403, true])
  expect(await override('POST', 'DELETE')).toEqual([200, false])
  fan = await player()
  expect((await call('DELETE /users/me', { token: fan.token, body: { password: PASSWORD } })).status).toBe(200)
})

it('no other method is taken for another', async () => {
  expect(await override('PUT', 'DELETE')).toEqual([400, true])
  expect(await override('POST', 'PUT')).toEqual([404, true])
  expect(await override('DELETE', 'POST')).toEqual([200, false])
})
