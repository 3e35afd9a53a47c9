import { describe, expect, test } from 'vitest'
import { routes } from './routes'

describe('a device for notifications', () => {
  const { body } = routes['PUT /users/me/devices']
  const [p256dh, auth] = ['B'.repeat(87), `${'A_-0'.repeat(5)}xy`]
  const sent = (keys: object) =>
    body.safeParse({ endpoint: 'https://push.example.com/1', keys: { p256dh, auth, ...keys } })

  test.each<[about: string, keys: object, taken: boolean]>([
    ['as browsers write them', {}, true],
    ['padded', { p256dh: `${p256dh}=`, auth: `${auth}==` }, true],
    ['padded too much', { auth: `${auth}===` }, false],
    ['one digit short', { p256dh: p256dh.slice(1) }, false],
    ['one digit too long', { auth: `${auth}x` }, false],
    ['in base64', { auth: `+/${auth.slice(2)}` }, false],
  ])('keys %s', (_about, keys, taken) => {
    const { success, data } = sent(keys)
    expect(success).toBe(taken)
    if (data) expect(data.keys, 'without what pads them').toEqual({ p256dh, auth })
  })
})

describe('a change of one’s own profile', () => {
  const { body } = routes['PUT /users/me']
  const refused = (sent: object) => body.safeParse(sent).error?.issues[0]?.message ?? null

  test('may be of single notifications', () => {
    const switches = { missing: false, game: true, overtaken: true, result: false }
    expect(body.parse({ push: switches })).toEqual({ push: switches })
    expect(body.parse({ push: { game: false } })).toEqual({ push: { game: false } })
    expect(refused({ push: {} })).toBe('Please say which notifications.')
    expect(refused({ push: { mail: true } })).not.toBeNull()
  })
  test('has at most 500 characters about oneself, as they are shown', () => {
    expect(refused({ about: `${'x'.repeat(500)}${'\u200b'.repeat(9)}` })).toBeNull()
    expect(refused({ about: 'x'.repeat(501) })).toBe('About can have at most 500 characters.')
  })
})

test('an address is compared and stored in small letters without blanks', () =>
  expect(routes['PUT /users/me/email'].body.parse({ email: ' Ray@Example.COM ' })).toEqual({
    email: 'ray@example.com',
  }))

test('a new password has at least eight characters', () => {
  const { body } = routes['POST /auth/reset']
  const sent = (newPassword: string) => body.safeParse({ uid: 'u', token: 't', newPassword })
  expect(sent('12345678').success).toBe(true)
  expect(sent('1234567').error?.issues[0]?.message).toBe('Password must be at least 8 characters.')
})

describe('a season in an address', () => {
  const { query: seasonOnly } = routes['GET /weeks']
  const { query: seasonOrAll } = routes['GET /leaderboard/head-to-head']
  const players = { first: 'ann', second: 'bob' }

  test.each([
    ['2025', 2025],
    [undefined, undefined],
  ])('%s is %s', (sent, season) => {
    expect(seasonOnly.parse({ season: sent })).toEqual({ season })
    expect(seasonOrAll.parse({ ...players, season: sent })).toEqual({ ...players, season })
  })
  test('may be all of them only where boards are compared', () => {
    expect(seasonOrAll.parse({ ...players, season: 'all' }).season).toBe('all')
    expect(seasonOnly.safeParse({ season: 'all' }).success).toBe(false)
  })
  test.each(['', '25', '02025', '1e3', '20 5', '1868'])('is not %j', (season) => {
    expect(seasonOnly.safeParse({ season }).success).toBe(false)
    expect(seasonOrAll.safeParse({ ...players, season }).success).toBe(false)
  })
})

test('a mailed link and an invite may be opened without their codes', () => {
  expect(routes['GET /auth/reset/verify'].query.parse({})).toEqual({ token: '', uid: '' })
  expect(routes['GET /users/register'].query.parse({})).toEqual({ invite: '' })
})
