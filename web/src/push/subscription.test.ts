import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '#web/api'
import { storageIn } from '#web/session/device'
import { playerStorage } from '#web/session/session'
import { endLeftover, turnOn } from './subscription'

vi.mock('#web/api', () => ({ call: vi.fn(async () => ({ ok: true })) }))

/** A browser's push manager, which has one subscription at most. */
class PushManager {
  subscription: { endpoint: string } | null = null
  made = 0
  getSubscription = async () => this.subscription
  async subscribe() {
    this.made += 1
    const endpoint = `https://push.example/${this.made}`
    const unsubscribe = async () => {
      if (this.subscription?.endpoint === endpoint) this.subscription = null
      return true
    }
    this.subscription = Object.assign({ endpoint }, { unsubscribe, toJSON: () => ({ endpoint, keys: {} }) })
    return this.subscription
  }
}

/** The locks of a browser that has only this one. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<void>) => {
      last = last.then(work, work)
      return last
    },
  }
}

let pushManager: PushManager

beforeEach(() => {
  pushManager = new PushManager()
  vi.stubGlobal('localStorage', storageIn(new Map()))
  const registration = { pushManager }
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  vi.stubGlobal('navigator', { serviceWorker, locks: oneLock(), userAgent: '', maxTouchPoints: 0 })
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('window', { PushManager, Notification, localStorage })
})
afterEach(() => void vi.unstubAllGlobals())

it('ends the notifications of a player whose logout was not finished, for the next one and for nobody', async () => {
  for (const next of ['bob', null]) {
    await turnOn('ann', 'key')
    await endLeftover(next)
    expect(pushManager.subscription).toBeNull()
  }
  // Nor are they taken for Ann's own when she is back, after Bob has turned his on and left in the same way.
  await turnOn('ann', 'key')
  await turnOn('bob', 'key')
  await endLeftover('ann')
  expect(pushManager.subscription).toBeNull()
})

it("leaves a player's own alone, also when the push service has renewed it", async () => {
  await turnOn('ann', 'key')
  await endLeftover('ann')
  expect(pushManager.subscription).not.toBeNull()
  await pushManager.subscribe()
  await endLeftover('ann')
  expect(pushManager.subscription?.endpoint).toBe('https://push.example/2')
  expect(playerStorage.names('device', 'ann')).toEqual(['endpoint'])
})

it('takes none for a leftover that is being turned on', async () => {
  vi.mocked(call).mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve({ ok: true }), 20)))
  const on = turnOn('ann', 'key')
  await vi.waitFor(() => expect(pushManager.subscription).not.toBeNull())
  await endLeftover('ann')
  expect(await on).toBe('on')
  expect(pushManager.subscription).not.toBeNull()
})
