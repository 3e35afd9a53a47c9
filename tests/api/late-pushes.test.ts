import { describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import type { PushMessage } from '#common/people/push'
import { collectionRef, db, docRef, read } from '#functions/db/firebase'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { type Alert, type Notification, newPush, pushPath } from '#functions/push/queue'
import { meter } from './support/meter'
import { league, usePhoneLeague } from './support/phones'

vi.mock('#functions/log')

const MESSAGE = { title: 'Hello', body: '', path: '/', tag: 'a' }

usePhoneLeague(9)

/** A notification to Ann's phone. */
async function toAnn(message: PushMessage): Promise<Notification> {
  const { uid } = league.ann
  const [phone] = (await collectionRef(paths.devices(uid)).get()).docs
  return { uid, device: phone?.id ?? '', kind: 'game', message }
}

describe('a notification', () => {
  it('whose alert had to wait does not take the place of a newer one', async () => {
    const { ann, phones } = league
    await phones.clearQueue()
    const [now, until] = [Date.now(), Date.now() + HOUR]
    const alertOf = (body: string): Alert => ({ about: 'missing', uid: ann.uid, message: { ...MESSAGE, body } })
    const failed = { ...newPush({ alert: alertOf('old') }, { dueAt: now, until, at: now - 2 * MINUTE }), tries: 1 }
    await docRef(pushPath('new')).set(newPush({ alert: alertOf('new') }, { dueAt: now - MINUTE / 2, until }))
    await deliverPushes()
    await docRef(pushPath('old')).set(failed)
    await deliverPushes()
    expect(phones.service.arrived.map(({ payload }) => payload.notification.body)).toEqual(['new'])
    await phones.clearQueue()
  })

  it('that had to wait is sent although one of another game followed it', async () => {
    const { phones } = league
    await phones.clearQueue()
    const until = Date.now() + HOUR
    const letterOf = (tag: string) => toAnn({ ...MESSAGE, body: tag, tag })
    const waited = newPush({ letter: await letterOf('one') }, { dueAt: Date.now() - 5 * MINUTE, until, at: 1 })
    await docRef(pushPath('one')).set({ ...waited, tries: 1 })
    await docRef(pushPath('other')).set(newPush({ letter: await letterOf('other') }, { dueAt: Date.now(), until }))
    await deliverPushes()
    expect(phones.service.arrived.map(({ payload }) => payload.notification.body).sort()).toEqual(['one', 'other'])
    await phones.clearQueue()
  })

  it('that was to come later costs no more reads than one that comes at once', async () => {
    const { ann, phones } = league
    const readsOf = async (id: string, at: number) => {
      await phones.clearQueue()
      const alert: Alert = { about: 'missing', uid: ann.uid, message: MESSAGE }
      await docRef(pushPath(id)).set(newPush({ alert }, { dueAt: Date.now(), until: Date.now() + HOUR, at }))
      const running = await meter()
      await deliverPushes()
      running.stop()
      return running.reads
    }
    const atOnce = await readsOf('at-once', Date.now())
    expect(await readsOf('later', Date.now() - 10 * MINUTE)).toBe(atOnce)
    expect(phones.service.arrived).toHaveLength(2)
  })

  it('that had to wait reads none of those before it', async () => {
    const { phones } = league
    const letter = await toAnn(MESSAGE)
    const until = Date.now() + HOUR
    const readsOf = async (earlier: number) => {
      await phones.clearQueue()
      const sent = { ...newPush({ letter }, { dueAt: 1, until, at: 1 }), state: 'sent' as const, dueAt: null }
      for (let index = 0; index < earlier; index += 1) await docRef(pushPath(`before-${index}`)).set(sent)
      await docRef(pushPath('late')).set(newPush({ letter }, { dueAt: Date.now() - 5 * MINUTE, until }))
      const running = await meter()
      await deliverPushes()
      running.stop()
      return running.reads
    }
    expect(await readsOf(10)).toBe(await readsOf(0))
  })

  it('whose alert is queued again while a round works on the one before is still due', async () => {
    const { phones } = league
    await phones.clearQueue()
    const alert: Alert = { about: 'missing', uid: 'nobody', message: MESSAGE }
    const queue = (at: number) =>
      docRef(pushPath('again')).set(newPush({ alert }, { dueAt: Date.now(), until: Date.now() + HOUR, at }))
    await queue(1)
    const run = db.runTransaction.bind(db)
    vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (work, options) => {
      await queue(2)
      return run(work, options as never)
    })
    await deliverPushes()
    expect(await read(pushPath('again'))).toMatchObject({ state: 'queued', at: 2 })
    await deliverPushes()
    expect(await read(pushPath('again'))).toMatchObject({ state: 'dropped', at: 2 })
  })

  it('whose claim fails stays with the round that has claimed it meanwhile', async () => {
    const { phones } = league
    await phones.clearQueue()
    const letter = await toAnn(MESSAGE)
    const ref = docRef(pushPath('claimed'))
    await ref.set(newPush({ letter }, { dueAt: Date.now(), until: Date.now() + HOUR }))
    const claimed = { state: 'claimed', dueAt: null, claimedBy: 'another round' } as const
    vi.spyOn(db, 'runTransaction').mockImplementationOnce(async () => {
      await ref.update(claimed)
      throw new Error('the connection broke off')
    })
    await deliverPushes()
    expect(await read(pushPath('claimed'))).toMatchObject(claimed)
    expect(phones.service.arrived).toEqual([])
  })

  it('of a player who is gone, queued while the account was being deleted, is deleted', async () => {
    await league.phones.clearQueue()
    const letter: Notification = { uid: 'gone', device: 'phone', kind: 'game', message: MESSAGE }
    await docRef(pushPath('gone')).set(newPush({ letter }, { dueAt: Date.now(), until: Date.now() + HOUR }))
    await deliverPushes()
    expect(await read(pushPath('gone'))).toBeNull()
  })
})
