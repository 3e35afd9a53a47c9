import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import { paths } from '#common/paths'
import { auth, db } from '#functions/db/firebase'
import { MEMBERS_MAX } from '#functions/people/accounts'
import { call, SITE } from './support/client'
import { commissioner, emptyLeague, freshName, type Member, registrationOf } from './support/league'

let desk: Member
beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
})
afterEach(() => void vi.useRealTimers())

const register = (invite?: string, username = freshName()) =>
  call('POST /users/register', { body: { ...registrationOf(username), ...(invite !== undefined && { invite }) } })
/** What the sign-up form asks before it is filled in. */
const ask = (invite?: string) => call('GET /users/register', { query: invite === undefined ? {} : { invite } })
const invite = async () => (await call('POST /commish/invite', { token: desk.token })).body
const renew = (code: string) => call('POST /commish/invite/renew', { token: desk.token, body: { code } })

it('without an invite everybody registers, whatever they send', async () => {
  expect([(await register()).status, (await register('anything')).status]).toEqual([200, 200])
  expect([(await ask()).body, (await ask('anything')).body]).toEqual([{ refusal: '' }, { refusal: '' }])
  expect((await call('GET /commish/members', { token: desk.token })).body.invite).toBeNull()
})

it('with an invite only who has it, and every call answers the same one', async () => {
  const [one, other] = await Promise.all([invite(), invite()])
  expect(one).toEqual(other)
  expect(one.code).toMatch(/^[a-z2-9]{16}$/)
  expect(one.address).toMatch(new RegExp(`^http.*/register\\?invite=${one.code}$`))
  const { body } = await call('GET /commish/members', { token: desk.token })
  expect(body.invite).toEqual(one)
  const outside = 'This league is by invitation. Please ask a commissioner for the link.'
  for (const missing of [undefined, '', ' ']) {
    expect(await register(missing)).toMatchObject({ status: 403, body: { error: outside } })
    expect(await ask(missing)).toMatchObject({ status: 200, body: { refusal: outside } })
  }
  const wrong = 'This invite is no longer valid. Please ask a commissioner for the link.'
  for (const guess of [one.code.slice(1), `${one.code}x`, '__proto__']) {
    expect(await register(guess)).toMatchObject({ status: 403, body: { error: wrong } })
    expect((await ask(guess)).body).toEqual({ refusal: wrong })
  }
  expect((await ask(` ${one.code.toUpperCase()} `)).body).toEqual({ refusal: '' })
  expect((await register(` ${one.code.toUpperCase()} `)).status).toBe(200)
})

it('whoever has no invite cannot ask which names are the commissioners’', async () => {
  const { code } = await invite()
  for (const name of ['deputy', 'feed', freshName()]) expect((await register('', name)).status).toBe(403)
  expect((await register(code, 'deputy')).status).toBe(409)
})

it('a registration is counted before its form is read, and after a thousand calls refused unread', async () => {
  const attempts = db.collection('attempts')
  await db.recursiveDelete(attempts)
  const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: 'no form' }
  const send = async () => (await fetch(`${SITE}/api/users/register`, form)).status
  const counts = async () => (await attempts.get()).docs.map((each) => each.get('count'))
  expect([await send(), (await register('', '')).status, await counts()]).toEqual([400, 400, [2]])
  for (const each of (await attempts.get()).docs) await each.ref.update({ count: 1_000 })
  expect([await send(), await counts()]).toEqual([429, [1_000]])
  await db.recursiveDelete(attempts)
})

it('a renewed invite replaces the one that was seen, once', async () => {
  const { code } = await invite()
  const [one, other] = await Promise.all([renew(code), renew(code)])
  expect([one.status, one.body]).toEqual([200, other.body])
  expect(one.body.code).not.toBe(code)
  expect((await renew(code)).body).toEqual(one.body)
  expect((await register(code)).status).toBe(403)
  expect((await register(one.body.code)).status).toBe(200)
  const again = await renew(one.body.code)
  expect(await renew(code)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await invite()).toEqual(again.body)
})

it('whoever has no invite does not keep out somebody who has one', async () => {
  const { code } = await invite()
  const form = registrationOf()
  const send = (more: object) => call('POST /users/register', { body: { ...form, ...more } })
  for (let tries = 0; tries < 12; tries += 1) expect((await send({ username: freshName() })).status).toBe(403)
  expect((await send({ invite: code })).status).toBe(200)
})

it('five hundred register a day with one invite, and with the next as many', async () => {
  const attempts = db.collection('attempts')
  const { code } = await invite()
  await db.recursiveDelete(attempts)
  const username = freshName()
  expect((await register(code, username)).status).toBe(200)
  for (const each of (await attempts.get()).docs) await each.ref.update({ count: 499 })
  const taken = await register(code, username)
  expect(taken).toMatchObject({ status: 409, body: { error: 'You have signed up already. Please log in.' } })
  expect([(await register(code)).status, (await register(` ${code.toUpperCase()} `)).status]).toEqual([200, 429])
  const renewed = (await renew(code)).body.code
  expect((await register(renewed)).status).toBe(200)
  await db.doc(paths.invite()).update({ code })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY })
  expect((await register(code)).status).toBe(200)
})

describe('a league takes no more members than its documents hold', () => {
  const directory = db.doc(paths.directory())
  let before = {}
  const fill = async (count: number) => {
    before = (await directory.get()).data() ?? {}
    const crowd = Array.from({ length: count }, (_, index) => [`fan-${index}`, {}])
    await directory.set({ members: Object.fromEntries(crowd) })
  }
  afterEach(() => directory.set(before))

  it('one by one', async () => {
    const { code } = await invite()
    await fill(MEMBERS_MAX)
    expect((await register(code)).status).toBe(409)
    await directory.set(before)
    expect((await register(code)).status).toBe(200)
  })

  it('all at once: the last place is one player’s, and the others leave no sign-in behind', async () => {
    const { code } = await invite()
    await fill(MEMBERS_MAX - 1)
    const names = Array.from({ length: 4 }, () => freshName())
    const answers = await Promise.all(names.map((username) => register(code, username)))
    const full = { status: 409, body: { error: 'The league is full.' } }
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toMatchObject([full, full, full])
    expect(Object.keys((await directory.get()).data()?.members)).toHaveLength(MEMBERS_MAX)
    const found = await Promise.allSettled(names.map((name) => auth.getUserByEmail(`${name}@example.com`)))
    expect(found.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
