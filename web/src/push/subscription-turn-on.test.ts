import { beforeEach, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import { call } from '#web/api'
import { storageIn } from '#web/session/device'
import { playerStorage } from '#web/session/session'
import { browserThat, PushManager } from '../../../tests/fixtures/push-manager'
import { forgetDevice, pushState, renewSubscription, turnOff, turnOn } from './subscription'

vi.mock('#web/api', () => ({ call: vi.fn(async () => ({ ok: true })) }))

const KEY = 'BAEB_-8-'
const REFUSED = 'Notifications could not be turned on.'

let pushManager: PushManager

beforeEach(() => {
  vi.mocked(call).mockClear()
  pushManager = new PushManager()
  const values = new Map([
    ['token', 'token-ann'],
    ['uid', 'ann'],
  ])
  vi.stubGlobal('localStorage', storageIn(values))
})

it.each([
  ['denied', 'blocked'],
  // The question was closed without an answer, so it can be asked again.
  ['default', 'off'],
])('a player whose answer is %s has them %s, and the server gets no endpoint', async (permission, state) => {
  browserThat(pushManager, permission)
  expect(await turnOn('ann', KEY)).toBe(state)
  expect([pushManager.made, vi.mocked(call).mock.calls.length]).toEqual([0, 0])
})

it('says that they could not be turned on where the browser refuses', async () => {
  browserThat(pushManager)
  vi.spyOn(pushManager, 'subscribe').mockRejectedValue(new DOMException('push service error', 'AbortError'))
  await expect(turnOn('ann', KEY)).rejects.toThrow(REFUSED)
})

it('says so, too, where the worker is not ready within ten seconds', async () => {
  vi.useFakeTimers()
  browserThat(pushManager, 'granted', new Promise(() => {}))
  const said = expect(turnOn('ann', KEY)).rejects.toThrow(REFUSED)
  await vi.advanceTimersByTimeAsync(10_000)
  await said
})

it('turns them off without a network, since the push service ends the subscription, and the server drops it then', async () => {
  browserThat(pushManager)
  await turnOn('ann', KEY)
  vi.mocked(call).mockRejectedValueOnce(new Error('no network'))
  await turnOff('ann')
  expect([pushManager.subscription, await pushState('ann', KEY)]).toEqual([null, 'off'])
})

it('a logout ends them at the server with the token of that login, and asks nobody again who had none', async () => {
  browserThat(pushManager)
  await turnOn('ann', KEY)
  await forgetDevice('ann', 'token-ann')
  const [name, options] = vi.mocked(call).mock.lastCall ?? []
  expect([name, options]).toMatchObject(['DELETE /users/me/devices', { token: 'token-ann', timeout: 5_000 }])
  playerStorage.write('seen', 'bob', 'push-offer', true)
  await forgetDevice('bob', 'token-bob')
  expect(playerStorage.names('seen', 'bob')).toEqual(['push-offer'])
})

it('registers the endpoint again where the clock of the device, which was a month ahead, is set right', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  browserThat(pushManager)
  await turnOn('ann', KEY)
  vi.setSystemTime(Date.now() - 30 * DAY)
  await renewSubscription('ann')
  expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(['PUT /users/me/devices', 'PUT /users/me/devices'])
})
