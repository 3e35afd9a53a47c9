import { describe, expect, it, vi } from 'vitest'
import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { collectionRef, docRef, read } from '#functions/db/firebase'
import { logFailure } from '#functions/log'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { type Alert, type Notification, newPush, pushPath } from '#functions/push/queue'
import { SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'
import { league, usePhoneLeague } from './support/phones'

vi.mock('#functions/log')

const MESSAGE = { title: 'Hello', body: '', path: '/', tag: 'a' }

const deviceIds = async (uid: string) => (await collectionRef(paths.devices(uid)).get()).docs.map(({ id }) => id)

usePhoneLeague(6)

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
    expect(phones.received()).toHaveLength(1)
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
    expect(phones.received()).toHaveLength(1)
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
    expect(phones.received()).toEqual([])
    await phones.turnOn(ann)
  })

  it('to a device whose key is none drops it, and raises no alarm', async () => {
    const { ann, phones } = league
    await phones.clearQueue()
    const device = { ...phones.service.subscribe(), at: 0 }
    await docRef(paths.device(ann.uid, 'broken')).set({ ...device, keys: { ...device.keys, p256dh: 'A'.repeat(87) } })
    const letter: Notification = { uid: ann.uid, device: 'broken', kind: 'game', message: MESSAGE }
    await docRef(pushPath('broken')).set(newPush({ letter }, { dueAt: Date.now(), until: Date.now() + HOUR }))
    vi.mocked(logFailure).mockClear()
    await deliverPushes()
    expect(await deviceIds(ann.uid)).not.toContain('broken')
    expect((await read(pushPath('broken')))?.state).toBe('dropped')
    expect(logFailure).not.toHaveBeenCalled()
  })

  it('whose alert fails keeps no other from being sent, and waits longer each time', { tags: ['long'] }, async () => {
    const { ann, phones } = league
    await phones.clearQueue()
    const until = Date.now() + HOUR
    const [device = ''] = await deviceIds(ann.uid)
    // No document's path has this id in it, so the alert cannot be addressed.
    const alert: Alert = { about: 'game', season: SEASON, week: 6, gameId: 'no/game', message: MESSAGE }
    await docRef(pushPath('bad')).set(newPush({ alert }, { dueAt: 1, until }))
    const letter: Notification = { uid: ann.uid, device, kind: 'game', message: MESSAGE }
    const queued = Array.from({ length: 40 }, (_, index) => docRef(pushPath(`bad-${index}`)))
    await Promise.all(queued.map((ref) => ref.set(newPush({ letter }, { dueAt: Date.now(), until }))))
    await deliverPushes()
    expect(phones.service.arrived).toHaveLength(40)
    expect(await read(pushPath('bad'))).toMatchObject({ state: 'queued', tries: 1 })
    expect((await read(pushPath('bad')))?.dueAt).toBeGreaterThan(Date.now())
    await phones.clearQueue()
  })

  it('to very many devices is addressed in as many rounds as it takes, each notification once', {
    tags: ['long'],
  }, async () => {
    const { ann, phones, third } = league
    await phones.clearQueue()
    const devices = Array.from({ length: 45 }, (_, index) => docRef(paths.device(ann.uid, `many-${index}`)))
    await Promise.all(devices.map((ref) => ref.set({ ...phones.service.subscribe(), at: 0 })))
    const alert: Alert = { about: 'game', season: SEASON, week: 6, gameId: third, message: MESSAGE }
    await docRef(pushPath('many')).set(newPush({ alert }, { dueAt: Date.now(), until: Date.now() + HOUR }))
    const addressed = (await deviceIds(ann.uid)).length
    // Each notification takes a second to queue.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const reference = Object.getPrototypeOf(docRef(pushPath('many')))
    const { create: really } = reference
    const create = vi.spyOn(reference, 'create').mockImplementation(function (this: unknown, ...given) {
      vi.setSystemTime(Date.now() + 1_000)
      return really.apply(this, given)
    })
    await deliverPushes()
    expect([create.mock.calls.length, (await read(pushPath('many')))?.state]).toEqual([20, 'queued'])
    await deliverPushes()
    await deliverPushes()
    expect([create.mock.calls.length, (await read(pushPath('many')))?.state]).toEqual([addressed, 'addressed'])
    create.mockRestore()
    for (let round = 0; round < 3; round += 1) await deliverPushes()
    expect(phones.service.arrived).toHaveLength(addressed)
    await Promise.all(devices.map((ref) => ref.delete()))
    await phones.clearQueue()
  })
})
