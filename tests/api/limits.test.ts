import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { auth, db } from '#functions/db/firebase'
import { createReset } from '#functions/people/mailed-links'
import { SITE } from './support/client'
import { emptyLeague, freshName, type Member, player, registrationOf } from './support/league'
import { meter } from './support/meter'

const attempts = db.collection('attempts')
vi.mock('#functions/log')
let fan: Member
let calls = 0

beforeAll(emptyLeague)
beforeEach(async () => {
  await db.recursiveDelete(attempts)
  fan = await player()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** @param headers override those by which each call names another address. */
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  calls += 1
  const address = `203.0.113.${calls % 250}`
  const all = {
    'content-type': 'application/json',
    'fastly-client-ip': address,
    'x-forwarded-for': `${address}, ${address}`,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    ...headers,
  }
  const answer = await fetch(`${SITE}/api${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) })
  return answer.status
}
const login = (password: string, username = fan.username) => post('/users/login', { username, password })

async function times(count: number, call: () => Promise<number>): Promise<number[]> {
  const answers: number[] = []
  for (let made = 0; made < count; made += 1) answers.push(await call())
  return answers
}
/** Sets every counter of tries to this count. */
async function pretendTries(count: number): Promise<void> {
  for (const each of (await attempts.get()).docs) await each.ref.update({ count })
}
const all = (count: number, status: number) => Array.from({ length: count }, () => status)

/** Goes so far ahead in time (ms); the sign-in service stays where it is. */
function later(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

describe('ten wrong passwords', () => {
  it('are the last, whatever address the headers name, and what is refused costs no write', async () => {
    expect(await times(10, () => login('guess'))).toEqual(all(10, 401))
    const before = await attempts.get()
    const running = await meter()
    expect(await times(5, () => login('guess'))).toEqual(all(5, 429))
    expect(await login('saturday')).toBe(429)
    running.stop()
    const after = await attempts.get()
    expect(running.writes).toBe(0)
    expect(after.docs.map((each) => each.updateTime)).toEqual(before.docs.map((each) => each.updateTime))
  })

  it('are ten when they come all at once, and by any spelling of the name', async () => {
    const names = [fan.username, fan.username.toUpperCase(), fan.username.replace(/1/g, 'l')]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => login('guess', names[index % 3])))
    expect(answers.sort()).toEqual([...all(10, 401), ...all(10, 429)])
  })

  it('keep the owner waiting for half a minute, and each further one for twice as long', async () => {
    await login('guess')
    await pretendTries(9)
    await login('guess')
    let waited = 0
    for (const wait of [0.5, 1, 2, 4, 8, 15]) {
      later((wait - 0.01) * MINUTE)
      expect([waited, await login('guess')]).toEqual([waited, 429])
      later(0.02 * MINUTE)
      expect([waited, await login('guess')]).toEqual([waited, 401])
      waited += wait
    }
  })

  it('are forgotten with the right one', { tags: ['long'] }, async () => {
    await times(9, () => login('guess'))
    expect(await login('saturday')).toBe(200)
    expect(await times(9, () => login('guess'))).toEqual(all(9, 401))
  })

  it('count for a day', { tags: ['long'] }, async () => {
    await times(9, () => login('guess'))
    later(23 * 60 * MINUTE)
    expect(await times(2, () => login('guess'))).toEqual([401, 429])
    later(2 * 60 * MINUTE)
    expect(await times(2, () => login('guess')), 'a day after the last one, not after the first').toEqual([401, 429])
    later(25 * 60 * MINUTE)
    expect(await times(10, () => login('guess'))).toEqual(all(10, 401))
  })

  it('are lifted by a reset', { tags: ['long'] }, async () => {
    await times(11, () => login('guess'))
    const body = { uid: fan.uid, token: await createReset(fan.uid), newPassword: 'sunday-noon' }
    expect(await post('/auth/reset', body)).toBe(200)
    expect(await login('sunday-noon')).toBe(200)
  })

  it('are not counted while nobody can judge them', { tags: ['long'] }, async () => {
    const real = fetch
    vi.stubGlobal('fetch', (address: string, ask: RequestInit) =>
      address.includes('signInWithPassword')
        ? Promise.resolve(Response.json({ error: { message: 'API key not valid.' } }, { status: 400 }))
        : real(address, ask),
    )
    expect(await times(12, () => login('saturday'))).toEqual(all(12, 503))
    vi.unstubAllGlobals()
    expect(await login('saturday')).toBe(200)
  })

  it('are not counted while accounts cannot be looked up either', async () => {
    const down = Object.assign(new Error('down'), { code: 'auth/internal-error' })
    const spy = vi.spyOn(auth, 'getUser').mockRejectedValue(down)
    expect(await times(11, () => login('saturday'))).toEqual(all(11, 503))
    spy.mockRestore()
    expect(await login('saturday')).toBe(200)
  })
})

it('ten wrong passwords are still known after a try that nobody could judge', { tags: ['long'] }, async () => {
  await times(11, () => login('guess'))
  later(MINUTE)
  const real = fetch
  vi.stubGlobal('fetch', (address: string, ask: RequestInit) =>
    address.includes('signInWithPassword') ? Promise.reject(new Error('down')) : real(address, ask),
  )
  expect(await login('guess')).toBe(503)
  vi.unstubAllGlobals()
  expect(await times(2, () => login('guess'))).toEqual([401, 429])
})

describe('no header changes the limit of', () => {
  const cases: [path: string, body: () => object, tries: number, answer: number][] = [
    ['/auth/forgot', () => ({ email: `${fan.username}@example.com` }), 5, 200],
    ['/auth/username-reminder', () => ({ email: `${fan.username}@example.com` }), 5, 200],
    ['/auth/reset', () => ({ uid: fan.uid, token: 'x', newPassword: 'longenough' }), 10, 400],
    ['/users/register', () => ({ ...registrationOf(fan.username), email: 'new@example.com' }), 10, 409],
  ]
  it.each(cases)('%s', async (path, body, tries, answer) => {
    expect(await post(path, body())).toBe(answer)
    await pretendTries(tries - 2)
    expect(await times(4, () => post(path, body()))).toEqual([answer, answer, 429, 429])
  })
})

it('wrong links use up no tries of whoever has a good one', { tags: ['long'] }, async () => {
  await times(12, () => post('/auth/reset', { uid: fan.uid, token: 'x', newPassword: 'longenough' }))
  const body = { uid: fan.uid, token: await createReset(fan.uid), newPassword: 'sunday-noon' }
  expect(await post('/auth/reset', body)).toBe(200)
})

it('an address makes a thousand calls in ten minutes, whatever they are; others behind the same proxy go on', {
  tags: ['long'],
}, async () => {
  const from = (address: string, path: string, body: object) =>
    post(path, body, { 'fastly-client-ip': address, 'x-forwarded-for': address })
  const callAs = (address: string) => from(address, '/auth/username-reminder', { email: `${freshName()}@example.com` })
  const body = { username: fan.username, password: 'saturday' }
  expect(await callAs('203.0.113.1')).toBe(404)
  await pretendTries(999)
  expect([await callAs('203.0.113.1'), await callAs('203.0.113.1')]).toEqual([404, 429])
  expect(await from('203.0.113.1', '/users/login', body)).toBe(429)
  expect(await from('203.0.113.2', '/users/login', body)).toBe(200)
  later(10 * MINUTE)
  expect(await from('203.0.113.1', '/users/login', body)).toBe(200)
})

it('the counters say when the database may delete them', async () => {
  await login('guess')
  const counters = await attempts.get()
  for (const each of counters.docs) expect(each.get('expireAt').toMillis()).toBeGreaterThan(Date.now())
  expect(counters.size).toBeGreaterThan(0)
})
