import { request as openRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { db } from '#functions/db/firebase'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { DEVICES_MAX } from '#functions/push/devices'
import { queueAlert, queueWeekAlert } from '#functions/push/queue'
import { reset } from './support/account'
import { call, SITE } from './support/client'
import { emptyLeague, type Member, player, SEASON } from './support/league'
import { type Phones, startPhones } from './support/phones'

let phones: Phones
let bob: Member
let cy: Member

beforeAll(async () => {
  phones = await startPhones()
  await emptyLeague()
  ;[bob, cy] = await Promise.all([player(), player()])
})
afterAll(() => phones.service.stop())

describe('a device', () => {
  it('is stored once, on whichever player used the browser last, and gone after a logout', async () => {
    const subscription = phones.service.subscribe()
    expect((await phones.put(cy, subscription)).status).toBe(200)
    expect((await phones.put(cy, subscription)).status).toBe(200)
    expect(await phones.devicesOf(cy)).toMatchObject([subscription])
    const others = (await phones.devicesOf(bob)).length
    await phones.put(bob, subscription)
    expect([await phones.devicesOf(cy), (await phones.devicesOf(bob)).length]).toEqual([[], others + 1])
    const { endpoint } = subscription
    const drop = () => call('DELETE /users/me/devices', { token: bob.token, body: { endpoint } })
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 200])
    expect((await phones.devicesOf(bob)).length).toBe(others)
  })

  it('replaces the oldest when there are too many, and none when it subscribes again', async () => {
    const all = Array.from({ length: DEVICES_MAX + 2 }, () => phones.service.subscribe())
    for (const each of [...all, ...all.slice(-1)]) await phones.put(cy, each)
    const kept = (await phones.devicesOf(cy)).map(({ endpoint }) => endpoint).sort()
    expect(kept).toEqual(
      all
        .slice(2)
        .map(({ endpoint }) => endpoint)
        .sort(),
    )
  })

  it('is gone after a new password', async () => {
    const fan = await player()
    await phones.put(fan, phones.service.subscribe())
    expect(await phones.devicesOf(fan)).toHaveLength(1)
    await reset(fan, 'a-new-password')
    expect(await phones.devicesOf(fan)).toEqual([])
  })

  it('whose call began before a new password is not stored after it', { tags: ['long'] }, async () => {
    const fan = await player()
    const { hostname, port, protocol, pathname } = new URL(`${SITE}/api/users/me/devices`)
    const headers = { authorization: `Bearer ${fan.token}`, 'content-type': 'application/json' }
    const held = openRequest({ hostname, port, protocol, path: pathname, method: 'PUT', headers })
    const status = new Promise((resolve, fail) => {
      held.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', fail)
    })
    held.write(JSON.stringify(phones.service.subscribe()).slice(0, -1))
    // By then its session was checked, and it waits for the last character.
    await sleep(1_000)
    await reset(fan, 'a-new-password')
    held.end('}')
    expect(await status).toBe(401)
    expect(await phones.devicesOf(fan)).toEqual([])
  })

  const good = () => phones.service.subscribe()
  const hostile: [about: string, body: () => object][] = [
    ['a host inside', () => ({ ...good(), endpoint: 'https://169.254.169.254/latest' })],
    ['a host that only looks right', () => ({ ...good(), endpoint: 'https://fcm.googleapis.com.evil.example/x' })],
    ['plain http', () => ({ ...good(), endpoint: 'http://fcm.googleapis.com/fcm/send/x' })],
    ['another port', () => ({ ...good(), endpoint: 'https://fcm.googleapis.com:22/x' })],
    ['an endless address', () => ({ ...good(), endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` })],
    ['a short key', () => ({ ...good(), keys: { ...good().keys, p256dh: 'BAAA' } })],
    ['a key that is no point of the curve', () => ({ ...good(), keys: { ...good().keys, p256dh: 'A'.repeat(87) } })],
    ['a long secret', () => ({ ...good(), keys: { ...good().keys, auth: 'a'.repeat(23) } })],
    ['no keys', () => ({ endpoint: good().endpoint })],
  ]
  it.each(hostile)('with %s is refused', async (_about, body) => {
    const before = await phones.devicesOf(bob)
    expect((await phones.put(bob, body())).status).toBe(400)
    expect(await phones.devicesOf(bob)).toEqual(before)
  })
})

it('a pass without the private key, as from a laptop, queues what a round with both keys sends', async () => {
  await phones.empty()
  const message = { title: 'Week 5', body: 'A pick is missing', path: '/weekly-picks', tag: 'missing' }
  const privateKey = process.env.VAPID_PRIVATE_KEY
  await phones.turnOn(bob)
  vi.stubEnv('VAPID_PRIVATE_KEY', '')
  const now = Date.now()
  await db.runTransaction(async (tx) =>
    queueAlert(tx, 'from-a-laptop', { about: 'missing', uid: bob.uid, message }, { dueAt: now, until: now + MINUTE }),
  )
  await deliverPushes()
  expect(phones.received()).toEqual([])
  vi.stubEnv('VAPID_PRIVATE_KEY', privateKey)
  await deliverPushes()
  await deliverPushes()
  expect(phones.received()).toContain(`${bob.username}: Week 5. A pick is missing`)
  await phones.clearQueue()
})

it('without keys push is off: nothing is queued, and no device is taken', async () => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']) vi.stubEnv(name, '')
  expect((await phones.put(bob, phones.service.subscribe())).status).toBe(503)
  expect((await call('GET /users/me', { token: bob.token })).body.push.key).toBe('')
  const result = { season: SEASON, week: 5, games: ['1', '2'], winners: [], version: 1 }
  await db.runTransaction(async (tx) => queueWeekAlert(tx, result, Date.now()))
  expect(await phones.queue()).toEqual([])
})
