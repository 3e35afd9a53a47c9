import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loginOf, tabOf } from '../../tests/fixtures/device'
import { settled } from '../../tests/fixtures/fake-clock'
import { calling, newNetwork } from '../../tests/fixtures/network'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }))

describe('a 401', () => {
  it('ends the session', async () => {
    const { network, result, session } = calling()
    await settled()
    await network.next().answer(401, { error: 'Please log in.', code: 'signed-out' })
    expect(session()).toEqual({ session: null, redirect: '/login' })
    expect(await result).toMatchObject({ status: 401, code: 'signed-out', message: 'Please log in.' })
  })

  it('of a proxy does not', async () => {
    const { network, result, session } = calling()
    await settled()
    await network.next().answer(401, { error: { code: 401 } })
    expect(await result).toMatchObject({ status: 401, code: 'no-response' })
    expect(session().session?.uid).toBe('ann')
  })

  it.each(['POST /picks', 'POST /users/login'] as const)('of %s does not', async (name) => {
    const { network, session } = calling(name)
    await settled()
    await network.next().answer(401, { error: 'Wrong password.', code: 'signed-out' })
    expect(session().session?.uid).toBe('ann')
  })

  it.each([
    ['logged out', () => {}, null, '/'],
    ['logged in as another', (tab: ReturnType<typeof calling>['tab']) => tab.logIn('bob'), 'bob', null],
  ])('that arrives once the player has %s does not', async (_, then, uid, redirect) => {
    const { tab, network, session } = calling()
    await settled()
    tab.session.endSession('logout')
    then(tab)
    await network.next().answer(401, { code: 'signed-out' })
    expect(session().session?.uid ?? null).toBe(uid)
    expect(session().redirect).toBe(redirect)
  })
})

it.each([
  ['saved', 200, 'token-ann-2', null],
  ['refused', 403, 'token-ann', '/login'],
])('a 401 while a new password is being saved waits until it is %s', async (_about, status, token, redirect) => {
  const { tab, network, result, session } = calling()
  await settled()
  const early = network.next()
  const saving = network.call('PUT /users/me/password', { body: { password: 'x', newPassword: 'y' } })
  const kept = saving
    .then(() => tab.session.renewSession({ ...loginOf('ann'), token: 'token-ann-2' }))
    .catch(() => false)
  await settled()
  await early.answer(401, { error: 'Your session has ended.', code: 'signed-out' })
  expect(session().session?.token).toBe('token-ann')
  await network.next().answer(status, {})
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([kept, result])
  expect(session()).toMatchObject({ session: redirect ? null : { token }, redirect })
})

it('a 401 of a token that was replaced meanwhile ends nothing, and one of the new token does', async () => {
  const { tab, network, session } = calling()
  await settled()
  tab.session.saveToken('ann', 'token-of-the-new-password')
  await network.next().answer(401, { error: 'Your session has ended.', code: 'signed-out' })
  expect(session().session?.token).toBe('token-of-the-new-password')
  const again = network.call('GET /users/me').catch(() => 'refused')
  await settled()
  await network.next().answer(401, { error: 'Your session has ended.', code: 'signed-out' })
  expect(await again).toBe('refused')
  expect(session()).toEqual({ session: null, redirect: '/login' })
})

it('a call for a player who has just logged out carries their token, and its refusal ends no session', async () => {
  const tab = tabOf('bob')
  const network = newNetwork(tab)
  const body = { endpoint: 'https://fcm.googleapis.com/x' }
  const result = network.call('DELETE /users/me/devices', { body, token: 'token-ann' }).catch(() => 'refused')
  await settled()
  const request = network.next()
  expect(request.authorization).toBe('Bearer token-ann')
  await request.answer(401, { error: 'Your session has ended.', code: 'signed-out' })
  expect(await result).toBe('refused')
  expect(tab.session.useSession.getState().session?.uid).toBe('bob')
})
