import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '#functions/db/firebase'
import { createReset } from '#functions/people/mailed-links'
import { login, me, NEW_PASSWORD, reset } from './support/account'
import { call } from './support/client'
import { emptyLeague, type Fan, freshName, PASSWORD, player } from './support/league'
import {
  readsLive,
  refresh,
  setPassword,
  signInWithCustomToken,
  signInWithPassword,
  signUp,
} from './support/sign-in-service'

let fan: Fan
beforeAll(emptyLeague)
beforeEach(async () => {
  fan = await player()
})

describe('a session', () => {
  it('reads live data as the app does, with the token of the registration and of the login', async () => {
    for (const { token, customToken } of [fan, (await login(fan, PASSWORD)).body]) {
      const { idToken, refreshToken } = await signInWithCustomToken(customToken)
      for (const each of [token, idToken, await refresh(refreshToken)])
        expect([await readsLive(each), await me(each)]).toEqual([true, 200])
    }
  })

  it('begins with a custom token: a password alone opens nothing', async () => {
    const { idToken } = await signInWithPassword(fan.email, PASSWORD)
    expect([await readsLive(idToken), await me(idToken)]).toEqual([false, 401])
  })

  it.each([
    ['its account is closed', (uid: string) => auth.updateUser(uid, { disabled: true })],
    ['its tokens are revoked', (uid: string) => auth.revokeRefreshTokens(uid)],
  ])('ends when %s at the sign-in service', async (_how, end) => {
    // Elsewhere than in the emulator only the token is verified, which stays as it is.
    const decoded = await auth.verifyIdToken(fan.token)
    await sleep(1_100)
    await end(fan.uid)
    const verified = vi.spyOn(auth, 'verifyIdToken').mockResolvedValueOnce(decoded)
    expect(await me(fan.token)).toBe(401)
    verified.mockRestore()
  })

  it('is nobody’s who made an account at the sign-in service itself', async () => {
    const { idToken } = await signUp(`${freshName()}@example.com`, PASSWORD)
    expect([await readsLive(idToken), await me(idToken)]).toEqual([false, 403])
  })
})

it('a reset ends every session, custom token and link from before it', async () => {
  const [link, other] = [await createReset(fan.uid), await createReset(fan.uid)]
  const app = await signInWithCustomToken(fan.customToken)
  expect((await reset(fan, NEW_PASSWORD, link)).status).toBe(200)
  const late = await signInWithCustomToken(fan.customToken)
  expect([await readsLive(late.idToken), await me(late.idToken)]).toEqual([false, 401])
  expect([await me(fan.token), await me(app.idToken)]).toEqual([401, 401])
  // The emulator may give out one more token, which says that the password was changed since.
  const renewed = await refresh(app.refreshToken).catch(() => '')
  expect(renewed !== '' && (await readsLive(renewed))).toBe(false)
  expect((await call('GET /auth/reset/verify', { query: { uid: fan.uid, token: other } })).body.valid).toBe(false)
  expect((await reset(fan, 'monday-noon', other)).status).toBe(400)
  const { body } = await login(fan, NEW_PASSWORD)
  expect([await readsLive(body.token), await me(body.token)]).toEqual([true, 200])
})

it('deletes no account by a password that was set at the sign-in service just before it was checked', async () => {
  const { idToken } = await signInWithCustomToken(fan.customToken)
  // The sign-in service notes the second of a change.
  await sleep(1_100)
  const real = fetch
  let isSet = false
  vi.stubGlobal('fetch', async (address: string | URL, ask: RequestInit) => {
    if (String(address).includes('signInWithPassword') && !isSet) {
      isSet = true
      await setPassword(idToken, 'stolen-again')
    }
    return real(address, ask)
  })
  const { status } = await call('DELETE /users/me', { token: fan.token, body: { password: 'stolen-again' } })
  vi.unstubAllGlobals()
  expect([isSet, status]).toEqual([true, 403])
})
