import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { auth, db } from '#functions/db/firebase'
import { confirmEmailChange, createEmailChange } from '#functions/people/mailed-links'
import { firstMailTo, login, NEW_PASSWORD, reset } from './support/account'
import { call } from './support/client'
import { emptyLeague, type Fan, freshName, PASSWORD, player, registrationOf } from './support/league'
import { deleteAddress, setAddress, signInWithCustomToken } from './support/sign-in-service'

let fan: Fan
beforeAll(emptyLeague)
beforeEach(async () => {
  fan = await player()
})

describe('an address', () => {
  const real = auth.createUser.bind(auth)
  const form = (email: string) => ({ ...registrationOf(), email })

  it('is its player’s, whatever address the sign-in service has', async () => {
    const { idToken } = await signInWithCustomToken(fan.customToken)
    await setAddress(idToken, `${freshName('away')}@example.com`)
    const answer = await call('POST /users/register', { body: form(fan.email) })
    expect(answer).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^There is already an account with that email address\./) },
    })
  })

  it('of a registration that has just begun is not called another’s account: it may be the same person’s', async () => {
    const email = `${freshName()}@example.com`
    await real({ email, password: PASSWORD })
    const answer = await call('POST /users/register', { body: form(email) })
    const error = 'Somebody has just begun to sign up with that email address. Please try in a minute.'
    expect(answer).toMatchObject({ status: 409, body: { error } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE })
    const later = await call('POST /users/register', { body: form(email) })
    vi.useRealTimers()
    expect(later.status, 'one that broke off keeps nobody out for longer').toBe(200)
  })

  it('is its player’s although a second registration with it began before the first was over', async () => {
    const username = freshName()
    let first = ''
    const created = vi.spyOn(auth, 'createUser').mockImplementation(async (properties) => {
      if (!first) {
        first = 'being made'
        fan = await player(username)
        await sleep(1_100)
      }
      return real(properties)
    })
    const { status } = await call('POST /users/register', { body: form(`${username}@example.com`) })
    created.mockRestore()
    expect(status).toBe(409)
    expect([(await auth.getUser(fan.uid)).email, (await login(fan, PASSWORD)).status]).toEqual([fan.email, 200])
  })

  it('is its player’s although their registration is stored only after it was reported as failed', async () => {
    const body = form(`${freshName()}@example.com`)
    const run = db.runTransaction.bind(db)
    let profile = async (): Promise<unknown> => undefined
    const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
      // The transactions before count the tries of this address.
      if (!(await auth.getUserByEmail(body.email).catch(() => null))) return run(work, options as never)
      profile = () => run(work)
      throw Object.assign(new Error('too late'), { code: 4 })
    })
    expect((await call('POST /users/register', { body })).status).toBe(503)
    spy.mockRestore()
    expect((await call('POST /users/login', { body })).status).toBe(401)
    await profile()
    expect((await call('POST /users/login', { body })).status).toBe(200)
  })

  it('is its player’s although they confirm it while somebody registers with it', async () => {
    const wanted = `${freshName('new')}@example.com`
    const token = await createEmailChange(fan.uid, wanted)
    const created = vi.spyOn(auth, 'createUser').mockImplementation(async (properties) => {
      const account = await real(properties)
      await confirmEmailChange(fan.uid, token, async () => {})
      return account
    })
    const { status } = await call('POST /users/register', { body: form(wanted) })
    created.mockRestore()
    expect(status).toBe(409)
  })

  it('that nobody has confirmed gets no words of the sender, such as a link for a name', async () => {
    const { token } = fan
    const email = `${freshName('stranger')}@example.com`
    expect((await call('PUT /users/me', { token, body: { displayName: 'win.example.com' } })).status).toBe(200)
    expect((await call('PUT /users/me/email', { token, body: { email } })).status).toBe(200)
    const { text } = await firstMailTo(email)
    expect(text).toMatch(/^Hello,\n\n/)
    expect(text).not.toContain('win.example.com')
  })

  it('is not taken from somebody whose registration with it has just begun', async () => {
    const email = `${freshName('new')}@example.com`
    const uids: string[] = []
    const created = vi.spyOn(auth, 'createUser').mockImplementation(async (properties) => {
      if (uids.length === 0) uids.push((await real({ email })).uid)
      return real(properties)
    })
    const { status } = await call('POST /users/register', { body: form(email) })
    created.mockRestore()
    expect([status, (await auth.getUserByEmail(email)).uid]).toEqual([409, uids[0]])
  })

  it('cannot be kept from a new player by somebody who gave it to the sign-in service', async () => {
    const { idToken } = await signInWithCustomToken(fan.customToken)
    const wanted = `${freshName('new')}@example.com`
    await setAddress(idToken, wanted)
    expect((await call('POST /users/register', { body: form(wanted) })).status).toBe(200)
    expect((await auth.getUser(fan.uid)).email).not.toBe(wanted)
  })

  it('that the sign-in service refuses is called no valid one', async () => {
    const refused = Object.assign(new Error('No such address.'), { code: 'auth/invalid-email' })
    const spies = (['getUserByEmail', 'createUser'] as const).map((call) =>
      vi.spyOn(auth, call).mockRejectedValue(refused),
    )
    const answer = await call('POST /users/register', { body: form(`${freshName()}@example.com`) })
    for (const spy of spies) spy.mockRestore()
    expect(answer).toMatchObject({ status: 400, body: { error: 'Please enter a valid email address.' } })
  })

  it('that is missing at the sign-in service lets nobody in with the password of another account', async () => {
    const { idToken } = await signInWithCustomToken(fan.customToken)
    await deleteAddress(idToken)
    // The address that stands for an unknown username's.
    const email = 'nobody@example.invalid'
    const registered = await call('POST /users/register', { body: { ...form(email), password: NEW_PASSWORD } })
    expect([registered.status, (await login(fan, NEW_PASSWORD)).status]).toEqual([200, 401])
    expect((await call('DELETE /users/me', { token: fan.token, body: { password: NEW_PASSWORD } })).status).toBe(403)
  })

  it('gives the player their address back from whoever took it', async () => {
    const { idToken } = await signInWithCustomToken(fan.customToken)
    const thief = await player()
    const stolen = await signInWithCustomToken(thief.customToken)
    await setAddress(idToken, `${freshName('away')}@example.com`)
    await setAddress(stolen.idToken, fan.email)
    expect((await reset(fan, NEW_PASSWORD)).status).toBe(200)
    expect((await login(fan, NEW_PASSWORD)).status).toBe(200)
    expect((await auth.getUser(fan.uid)).email).toBe(fan.email)
  })
})
