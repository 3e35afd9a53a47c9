import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import { call } from '#web/api'
import { storageIn } from '#web/session/device'
import { playerStorage, type Session, session } from '#web/session/session'
import { browserThat, PushManager } from '../../../tests/fixtures/push-manager'
import { endLeftover, forgetDevice, pushState, registerDeviceAgain, renewSubscription, turnOn } from './subscription'

vi.mock('#web/api', () => ({ call: vi.fn(async () => ({ ok: true })) }))

/** A server's public key. */
const KEY = 'BAEB_-8-'

let pushManager: PushManager

function logIn(uid: string): void {
  localStorage.setItem('token', `token-${uid}`)
  localStorage.setItem('uid', uid)
}

/** The start of a visit, with this player logged in or nobody. */
function startAs(uid: string | null): Promise<void> {
  session.useSession.setState({ session: uid === null ? null : ({ uid } as Session) })
  return endLeftover()
}

function turnOnAs(uid: string): ReturnType<typeof turnOn> {
  logIn(uid)
  return turnOn(uid, KEY)
}

beforeEach(() => {
  vi.mocked(call).mockClear()
  pushManager = new PushManager()
  vi.stubGlobal('localStorage', storageIn(new Map()))
  browserThat(pushManager)
})

it('ends the notifications of a player whose logout was not finished, for the next one and for nobody', async () => {
  for (const next of ['bob', null]) {
    await turnOnAs('ann')
    await startAs(next)
    expect(pushManager.subscription).toBeNull()
  }
  // Nor are they taken for Ann's own when she is back, after Bob has turned his on and left in the same way.
  await turnOnAs('ann')
  await turnOnAs('bob')
  await startAs('ann')
  expect(pushManager.subscription).toBeNull()
})

it("leaves a player's own alone, also when the push service has renewed it", async () => {
  await turnOnAs('ann')
  await startAs('ann')
  expect(pushManager.subscription).not.toBeNull()
  pushManager.renew()
  await startAs('ann')
  expect(pushManager.subscription?.endpoint).toBe('https://push.example/2')
  expect(playerStorage.names('device', 'ann')).toEqual(['endpoint', 'given'])
})

it('a start goes by who is logged in when its turn comes, also if that was after the page began', async () => {
  await turnOnAs('ann')
  const ending = startAs(null)
  session.useSession.setState({ session: { uid: 'ann' } as Session })
  await ending
  expect(pushManager.subscription).not.toBeNull()
})

it('what is being turned on is not taken for what a logout has left on', async () => {
  vi.mocked(call).mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve({ ok: true }), 20)))
  const on = turnOnAs('ann')
  await vi.waitFor(() => expect(pushManager.subscription).not.toBeNull())
  await startAs('ann')
  expect(await on).toBe('on')
  expect(pushManager.subscription).not.toBeNull()
})

it("ends a player's notifications at the logout and offers them again, but not those that were turned on since", async () => {
  for (const uid of ['ann', 'bob']) playerStorage.write('seen', uid, 'push-offer', true)
  await turnOnAs('ann')
  await forgetDevice('ann', 'token-ann')
  expect(pushManager.subscription).toBeNull()
  expect([playerStorage.names('seen', 'ann'), playerStorage.names('seen', 'bob')]).toEqual([[], ['push-offer']])
  await turnOnAs('ann')
  await turnOnAs('bob')
  // As in a tab that notices late that Ann has logged out.
  await forgetDevice('ann', 'token-ann')
  expect(await pushState('bob', KEY)).toBe('on')
})

it('subscribes once more when the push service has ended what a player turned on, while that is allowed', async () => {
  await turnOnAs('ann')
  await pushManager.subscription?.unsubscribe()
  await renewSubscription('ann')
  vi.stubGlobal('Notification', { permission: 'default' })
  await renewSubscription('ann', KEY)
  expect(pushManager.subscription).toBeNull()
  vi.stubGlobal('Notification', { permission: 'granted' })
  await renewSubscription('bob', KEY)
  expect(pushManager.subscription).toBeNull()
  await renewSubscription('ann', KEY)
  expect(await pushState('ann', KEY)).toBe('on')
})

it('gives the server this device again, where the player had turned them on here', async () => {
  await turnOnAs('ann')
  vi.mocked(call).mockClear()
  await registerDeviceAgain('bob')
  expect(call).not.toHaveBeenCalled()
  await registerDeviceAgain('ann')
  const body = { endpoint: 'https://push.example/1', keys: { p256dh: '', auth: '' } }
  expect(call).toHaveBeenCalledExactlyOnceWith('PUT /users/me/devices', expect.objectContaining({ body }))
  expect(await pushState('ann', KEY)).toBe('on')
})

it('gives it again after a day, for the server may have dropped it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await turnOnAs('ann')
  vi.mocked(call).mockClear()
  vi.setSystemTime(Date.now() + DAY)
  await renewSubscription('ann')
  expect(call).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 1)
  await renewSubscription('ann')
  await renewSubscription('ann')
  expect(call).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('says off where that fails, and gives the device again at the next visit', async () => {
  await turnOnAs('ann')
  vi.mocked(call).mockRejectedValueOnce(new Error('no network'))
  await expect(registerDeviceAgain('ann')).rejects.toThrow('no network')
  expect(await pushState('ann', KEY)).toBe('off')
  vi.mocked(call).mockClear()
  await renewSubscription('ann')
  expect(call).toHaveBeenCalledOnce()
  expect([await pushState('ann', KEY), pushManager.made]).toEqual(['on', 1])
})

describe('a renewal that has to wait', () => {
  const renewals = {
    'of the subscription': () => renewSubscription('ann', 'BAEB_-9-'),
    'at the server': () => registerDeviceAgain('ann'),
  }
  const meanwhile = {
    'logged out and the next one logged in': () => forgetDevice('ann', 'token-ann').finally(() => logIn('bob')),
    'left without a logout for the next one': async () => logIn('bob'),
    'given way to one who turned theirs on': () => turnOnAs('bob'),
  }
  const cases = Object.keys(renewals).flatMap((of) => Object.keys(meanwhile).map((has) => [of, has] as const))

  it.each(cases)('%s, while the player has %s, changes nothing for that one', async (of, has) => {
    await turnOnAs('ann')
    vi.mocked(call).mockClear()
    const held = navigator.locks.request('push', () => new Promise((end) => setTimeout(end, 20)))
    const next = meanwhile[has as keyof typeof meanwhile]()
    await new Promise((resolve) => setTimeout(resolve))
    const renewal = renewals[of as keyof typeof renewals]()
    await Promise.allSettled([held, next, renewal])
    const isOn = has.endsWith('on')
    expect(vi.mocked(call).mock.calls.filter(([name]) => name.startsWith('PUT'))).toHaveLength(isOn ? 1 : 0)
    expect(await pushState('bob', KEY)).toBe(isOn ? 'on' : 'off')
  })
})

it('makes one new subscription when two tabs renew it at once', async () => {
  await turnOnAs('ann')
  const key = 'BAEB_-9-'
  await Promise.all([renewSubscription('ann', key), renewSubscription('ann', key)])
  expect([await pushState('ann', key), pushManager.made]).toEqual(['on', 2])
})

it("subscribes once more when the server's keys have changed, and says off where that fails", async () => {
  const [first, second] = [KEY, 'BAEB_-9-']
  await turnOnAs('ann')
  await renewSubscription('ann', first)
  expect(pushManager.made).toBe(1)
  expect([await pushState('ann', first), await pushState('ann', `${first}==`)]).toEqual(['on', 'on'])
  expect(await pushState('ann', second)).toBe('off')
  await renewSubscription('ann', second)
  expect(pushManager.made).toBe(2)
  expect(await pushState('ann', second)).toBe('on')
  expect(vi.mocked(call)).toHaveBeenLastCalledWith('PUT /users/me/devices', {
    body: { endpoint: 'https://push.example/2', keys: { p256dh: '', auth: '' } },
    errorText: expect.any(String),
  })
  vi.mocked(call).mockRejectedValueOnce(new Error('no network'))
  await expect(renewSubscription('ann', first)).rejects.toThrow('no network')
  expect(await pushState('ann', first)).toBe('off')
  // Nothing is turned on for a player who has turned nothing on here.
  await renewSubscription('bob', second)
  expect(pushManager.made).toBe(3)
})
