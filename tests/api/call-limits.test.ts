import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { db } from '#functions/db/firebase'
import { createApi } from '#functions/http/router'
import { picture, sendPicture } from './support/account'
import { call } from './support/client'
import { commissioner, emptyLeague, freshName, type Member, player } from './support/league'

const attempts = db.collection('attempts')
let fan: Member
let desk: Member

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
})
beforeEach(async () => {
  await db.recursiveDelete(attempts)
  fan = await player()
})

it.each<[what: string, ask: () => Promise<{ status: number }>, tries: number, status: number]>([
  [
    'a mail to a new address',
    () => call('PUT /users/me/email', { token: fan.token, body: { email: `${freshName()}@example.com` } }),
    ...([5, 200] as const),
  ],
  [
    'a guess at the token of a new address',
    () => call('POST /auth/confirm-email', { body: { uid: fan.uid, token: 'x', password: 'saturday' } }),
    ...([10, 400] as const),
  ],
  [
    'a guess at the token of a mail that stops the reminders',
    () => call('POST /reminders/unsubscribe', { query: { uid: fan.uid, token: 'x' } }),
    ...([10, 400] as const),
  ],
  [
    'a mail with a reset link from the desk',
    () => call('POST /commish/reset-password', { token: desk.token, body: { userId: fan.uid } }),
    ...([5, 200] as const),
  ],
  ['a picture', async () => ({ status: await sendPicture(fan.token, await picture()) }), 30, 200],
  [
    'a change of the profile',
    () => call('PUT /users/me', { token: fan.token, body: { favoriteTeam: 'Army' } }),
    ...([30, 200] as const),
  ],
  [
    'a comparison of two players',
    () => call('GET /leaderboard/head-to-head', { token: fan.token, query: { first: fan.uid, second: desk.uid } }),
    ...([60, 200] as const),
  ],
  ['the export', () => call('GET /users/me/export', { token: fan.token }), 5, 200],
])('%s is had so many times in a while, and no more', async (_what, ask, tries, status) => {
  const once = async () => (await ask()).status
  expect(await once()).toBe(status)
  for (const each of (await attempts.get()).docs) await each.ref.update({ count: tries - 1 })
  expect([await once(), await once()]).toEqual([status, 429])
})

it.each([
  ['of the one proxy before it, if deployed', { K_SERVICE: 'api' }, 1],
  ['of nobody under the emulators', { K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }, false],
])('the API believes where a call is from by the word %s', (_whose, variables, proxies) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  expect(createApi().get('trust proxy')).toBe(proxies)
  vi.unstubAllEnvs()
})
