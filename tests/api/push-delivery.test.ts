import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { losingAnswers } from './support/losing-answers'
import { openPhoneLeague, type PhoneLeague } from './support/phones'

vi.mock('#functions/log')

let league: PhoneLeague

beforeAll(async () => {
  league = await openPhoneLeague(6)
})
afterAll(() => league.phones.service.stop())
beforeEach(() => league.phones.empty())
afterEach(() => void vi.useRealTimers())

describe('a notification', () => {
  it('is sent again after a refusal, and not when the service may have taken it', async () => {
    const { desk, phones, third } = league
    await phones.clearQueue()
    phones.service.manner = 503
    await desk.edit(third, { void: true })
    await deliverPushes()
    expect(await phones.queue()).toEqual(expect.arrayContaining([['queued', 1]]))
    await deliverPushes()
    phones.service.manner = 201
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    await deliverPushes()
    expect(phones.told()).toHaveLength(1)
    vi.useRealTimers()
    await desk.undo()
    phones.service.manner = 'redirects'
    const before = phones.service.requests
    await deliverPushes()
    expect(phones.service.requests).toBe(before + 1)
    expect(await phones.queue()).toEqual(expect.arrayContaining([['failed', 0]]))
  })

  it('that was claimed by a commit reported as failed is sent all the same, once', async () => {
    const { desk, phones, third } = league
    await phones.clearQueue()
    await desk.edit(third, { void: true })
    await losingAnswers(deliverPushes)
    await deliverPushes()
    expect(phones.told()).toHaveLength(1)
    await desk.undo()
  })

  it.each([404, 410])('that meets a subscription that is gone (%i) drops it', async (status) => {
    const { ann, desk, phones, third } = league
    await deliverPushes()
    const gone = await phones.turnOn(ann)
    const before = await phones.devicesOf(ann)
    phones.service.manner = status
    await desk.edit(third, { void: true })
    await deliverPushes()
    expect((await phones.devicesOf(ann)).length).toBe(0)
    expect(before.map(({ endpoint }) => endpoint)).toContain(gone)
    phones.service.manner = 201
    await desk.undo()
    await deliverPushes()
    expect(phones.told()).toEqual([])
    await phones.turnOn(ann)
  })
})
