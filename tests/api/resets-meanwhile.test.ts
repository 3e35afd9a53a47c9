import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { writeClaims } from '#functions/people/identity'
import { newTokens } from '#functions/people/session'
import { countMailTo, firstMailTo, login, me, NEW_PASSWORD, reset } from './support/account'
import { call } from './support/client'
import { emptyLeague, type Fan, freshName, PASSWORD, player } from './support/league'
import {
  PASSWORD_ELSEWHERE,
  readsLive,
  setAddress,
  setPassword,
  setPasswordElsewhere,
  signInWithCustomToken,
  signInWithPassword,
} from './support/sign-in-service'

let fan: Fan
beforeAll(emptyLeague)
beforeEach(async () => {
  fan = await player()
})

/** A reset during which somebody sets another password at the sign-in service. */
async function overtakenReset(): Promise<void> {
  // The sign-in service notes the second of a change, so the registration must be in another one.
  await sleep(1_100)
  const real = fetch
  vi.stubGlobal('fetch', (address: string | URL, ask: RequestInit) =>
    String(address).includes('signInWithPassword')
      ? Promise.resolve(Response.json({ error: { message: 'INVALID_PASSWORD' } }, { status: 400 }))
      : real(address, ask),
  )
  const { status } = await reset(fan, 'overtaken')
  vi.unstubAllGlobals()
  expect([status, (await login(fan, 'overtaken')).status]).toEqual([409, 401])
}

describe('against what happens at the sign-in service, a reset', { tags: ['long'] }, () => {
  it('is not even needed: a password that is set there logs nobody in', async () => {
    await setPasswordElsewhere(fan)
    expect((await login(fan, PASSWORD_ELSEWHERE)).status).toBe(401)
    expect((await reset(fan, NEW_PASSWORD)).status).toBe(200)
    expect((await login(fan, NEW_PASSWORD)).status).toBe(200)
  })

  it('holds although the sign-in service cannot judge the new password for a moment', async () => {
    const real = fetch
    vi.stubGlobal('fetch', (address: string | URL, ask: RequestInit) =>
      String(address).includes('signInWithPassword')
        ? Promise.resolve(Response.json({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, { status: 400 }))
        : real(address, ask),
    )
    const logged = vi.fn()
    setLog(logged)
    const { status } = await reset(fan, NEW_PASSWORD)
    vi.unstubAllGlobals()
    expect([status, (await login(fan, NEW_PASSWORD)).status]).toEqual([200, 200])
    expect(logged, 'which is no failure').not.toHaveBeenCalled()
  })

  it('works again after one that was interrupted', async () => {
    const stopped = vi.spyOn(auth, 'revokeRefreshTokens').mockRejectedValue(new Error('stopped'))
    const { status, body } = await reset(fan, NEW_PASSWORD)
    expect([status, body]).toMatchObject([503, { error: expect.stringMatching(/Please ask for a new link/) }])
    stopped.mockRestore()
    expect([await me(fan.token), (await login(fan, NEW_PASSWORD)).status]).toEqual([401, 401])
    expect([(await reset(fan, 'monday-noon')).status, (await login(fan, 'monday-noon')).status]).toEqual([200, 200])
  })

  it.each([
    ['', () => Promise.resolve()],
    [', also after a reset that another change overtook', overtakenReset],
  ])('leaves an account disabled that somebody else disabled%s', async (_when, before) => {
    await before()
    await auth.updateUser(fan.uid, { disabled: true })
    expect((await reset(fan, NEW_PASSWORD)).status).toBe(200)
    expect((await auth.getUser(fan.uid)).disabled).toBe(true)
  })

  it('ends a session that was begun just before it by a clock that runs ahead', async () => {
    const { token, customToken } = await newTokens(fan.uid, Date.now() + 900)
    expect((await reset(fan, NEW_PASSWORD)).status).toBe(200)
    const { idToken } = await signInWithCustomToken(customToken)
    expect([await me(token), await me(idToken), await readsLive(idToken)]).toEqual([401, 401, false])
    expect(await me((await login(fan, NEW_PASSWORD)).body.token)).toBe(200)
  })

  it('by a clock that is behind begins no session again that had ended', async () => {
    const resetAt = Date.now() + 5_000
    await writeClaims(fan.uid, { resetAt })
    await writeClaims(fan.uid, { resetAt: resetAt - 4_000 })
    expect((await auth.getUser(fan.uid)).customClaims).toMatchObject({ resetAt })
  })

  it('ends a session of the very second it was made in', async () => {
    const { body } = await login(fan, PASSWORD)
    await reset(fan, NEW_PASSWORD)
    expect(await me(body.token)).toBe(401)
  })

  it('is not undone with a custom token from before it, which still sets a password at the sign-in service', async () => {
    await reset(fan, NEW_PASSWORD)
    const late = await signInWithCustomToken(fan.customToken)
    const taken = await setPassword(late.idToken, 'stolen-again')
    expect([await readsLive(taken.idToken), await me(taken.idToken)]).toEqual([false, 401])
    expect((await login(fan, 'stolen-again')).status).toBe(401)
    expect((await reset(fan, 'monday-noon')).status).toBe(200)
    expect((await login(fan, 'monday-noon')).status).toBe(200)
  })

  it('is not undone by another address, set at the sign-in service with a custom token from before it', async () => {
    await reset(fan, NEW_PASSWORD)
    const late = await signInWithCustomToken(fan.customToken)
    const thief = `${freshName('thief')}@example.com`
    await setAddress(late.idToken, thief)
    for (const email of [thief, fan.email]) await call('POST /auth/forgot', { body: { email } })
    await firstMailTo(fan.email)
    expect(await countMailTo(thief)).toBe(0)
    const asked = await Promise.all(
      [thief, fan.email].map((email) => call('POST /auth/username-reminder', { body: { email } })),
    )
    expect(asked.map(({ status }) => status)).toEqual([404, 200])
    expect((await reset(fan, 'monday-noon')).status).toBe(200)
    expect((await login(fan, 'monday-noon')).status).toBe(200)
    expect((await auth.getUser(fan.uid)).email).toBe(fan.email)
  })

  it('lets nobody in while somebody else sets passwords in the same second', async () => {
    const changing = reset(fan, NEW_PASSWORD)
    let isOver = false
    void changing.finally(() => {
      isOver = true
    })
    while (!isOver) {
      // Refused while the account is disabled.
      await signInWithCustomToken(fan.customToken)
        .then(({ idToken }) => setPassword(idToken, 'stolen-again'))
        .catch(() => undefined)
    }
    const { status } = await changing
    const isSet = await signInWithPassword(fan.email, NEW_PASSWORD).then(
      () => true,
      () => false,
    )
    // A refused reset set nothing. After any other the password works, unless another was set once it was checked.
    expect([status, isSet]).toEqual(status === 409 ? [409, false] : [200, expect.any(Boolean)])
    expect((await login(fan, NEW_PASSWORD)).status).toBe(isSet ? 200 : 401)
    expect((await login(fan, 'stolen-again')).status).toBe(401)
    expect((await reset(fan, 'monday-noon')).status).toBe(200)
    expect((await login(fan, 'monday-noon')).status).toBe(200)
  })
})
