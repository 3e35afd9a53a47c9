import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { paths } from '#common/paths'
import { collectionRef, db, docRef, transact } from '#functions/db/firebase'
import { removeMember } from '#functions/desk/members'
import { deliverMail } from '#functions/mail/deliver-mail'
import { MAIL_PATH, mailPlayer } from '#functions/mail/queue'
import { queueDueReminders } from '#functions/mail/reminders'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { newPush, pushPath } from '#functions/push/queue'
import { runPasses } from '#functions/referee/pass'
import { type MailServer, startMailServer } from '../fixtures/mail-server'
import { call } from './support/client'
import { type Desk, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { type Fan, pick, player, SEASON } from './support/league'
import { type Phones, startPhones } from './support/phones'

const week = 5
const games = gameIds(week, 2)
const [first = ''] = games
let desk: Desk
let server: MailServer
let phones: Phones
let lock = 0
const mail = collectionRef(MAIL_PATH)
const at = (now: number) => void vi.useFakeTimers({ toFake: ['Date'], now })

beforeAll(async () => {
  ;[desk, server, phones] = await Promise.all([
    openDesk(week, games, { ahead: 2_700 }),
    startMailServer(),
    startPhones(),
  ])
  vi.stubEnv('SMTP_URL', server.url)
  lock = ((await desk.line(first))?.kickoff ?? 0) + LOCK_AFTER_KICKOFF
})
afterAll(() => Promise.all([server.stop(), phones.service.stop()]))
beforeEach(async () => {
  const reminded = db.collection(`${paths.week(SEASON, week)}/reminded`)
  await Promise.all([mail, reminded].map((each) => db.recursiveDelete(each)))
  await phones.empty()
  await phones.clearQueue()
  Object.assign(server, { received: [], manner: 'takes' })
})
afterEach(() => void vi.useRealTimers())

/** How many reminders have been queued: each test needs another lock, for which nobody was reminded. */
let reminders = 0

/**
 * Queues a reminder while neither mail server nor push service takes anything, and sends it minutes later.
 * @returns the subjects of the mails and the titles of the notifications that the player got then.
 */
async function remindedLate(fan: Fan, meanwhile: () => Promise<unknown>): Promise<string[]> {
  await phones.turnOn(fan)
  await runPasses({ week, poll: true, whole: true })
  server.manner = 'turns away'
  phones.service.manner = 503
  reminders += 1
  await queueDueReminders([{ week, nextLock: lock + reminders }])
  await deliverMail()
  for (let rounds = 0; rounds < 2; rounds += 1) await deliverPushes()
  await meanwhile()
  server.manner = 'takes'
  phones.service.manner = 201
  phones.service.arrived.length = 0
  server.received.length = 0
  at(Date.now() + 5 * MINUTE)
  // A mail waits for an earlier one to the same player until the round after it.
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await deliverMail()
    at(Date.now() + MINUTE)
  }
  await deliverPushes()
  // A new address ends like the former one.
  const mails = server.received.filter((text) => /^To: (.*)$/m.exec(text)?.[1]?.endsWith(fan.email))
  const subjects = mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '')
  return [...subjects, ...phones.received().filter((text) => text.startsWith(fan.username))]
}

const edit = async (change: object) => {
  for (const id of games) expect((await desk.edit(id, change)).status).toBe(200)
}

describe('a reminder that waits for the mail server or the push service', () => {
  it('comes while picks are missing, and says how many are', async () => {
    const fan = await player()
    const got = await remindedLate(fan, async () => {
      await pick(fan, week, first)
      await transact((tx) => mailPlayer(tx, fan.uid, { subject: 'Another mail', text: 'It came later.' }))
    })
    const missing = 'Week 5: 1 pick is still missing'
    expect(got).toEqual([missing, 'Another mail', expect.stringContaining(missing)])
  })

  it.each<[who: string, meanwhile: (fan: Fan) => Promise<unknown>]>([
    ['has made all picks', (fan) => Promise.all(games.map((id) => pick(fan, week, id)))],
    ['was removed', ({ uid }) => removeMember({ uid, by: desk.commissioner.uid }, 'asked to leave')],
    ['can pick no game any more', () => edit({ void: true })],
  ])('does not come to somebody who meanwhile %s', async (_who, meanwhile) => {
    const fan = await player()
    expect((await remindedLate(fan, () => meanwhile(fan))).filter((text) => /missing/.test(text))).toEqual([])
    await edit({ void: false })
  })

  it.each<[where: string, meanwhile: (fan: Fan) => Promise<unknown>]>([
    ['at the same address', async () => {}],
    ['at a new address', ({ uid, email }) => docRef(paths.account(uid)).update({ email: `new-${email}` })],
  ])('comes once where another of the same week waits behind it, %s', async (_where, meanwhile) => {
    const fan = await player()
    const got = await remindedLate(fan, async () => {
      await meanwhile(fan)
      await edit({ kickoff: lock - LOCK_AFTER_KICKOFF - 20 * MINUTE })
      await runPasses({ week, poll: true, whole: true })
      await queueDueReminders([{ week, nextLock: lock - 20 * MINUTE }])
    })
    await edit({ kickoff: lock - LOCK_AFTER_KICKOFF })
    expect(got.filter((text) => text.startsWith('Week 5: 2 picks are still missing'))).toHaveLength(1)
  })

  it('does not come by mail to somebody who meanwhile wants none', { tags: ['long'] }, async () => {
    const fan = await player()
    const got = await remindedLate(fan, () => call('PUT /users/me', { token: fan.token, body: { reminders: false } }))
    expect(got).toEqual([expect.stringContaining(fan.username)])
  })
})

it('somebody who was removed, and whose sign-in is not closed yet, gets no notification', {
  tags: ['long'],
}, async () => {
  const fan = await player()
  await phones.turnOn(fan)
  await pick(fan, week, first)
  await removeMember({ uid: fan.uid, by: desk.commissioner.uid }, 'asked to leave')
  const message = { title: '1 pick is still missing', body: 'It locks soon.', path: '/', tag: 'missing' }
  const alert = { about: 'missing' as const, uid: fan.uid, message }
  await docRef(pushPath('to-nobody')).set(newPush({ alert }, { dueAt: Date.now(), until: Date.now() + HOUR }))
  for (let rounds = 0; rounds < 2; rounds += 1) await deliverPushes()
  expect(phones.received()).toEqual([])
})

it('a reminder that waits is not sent for other picks than it was for, nor once the season is closed', async () => {
  await edit({ kickoff: lock - LOCK_AFTER_KICKOFF })
  await desk.edit(games[1] ?? '', { kickoff: lock + 10 * DAY })
  const picked = await player()
  expect(await remindedLate(picked, () => pick(picked, week, first))).toEqual([])
  vi.useRealTimers()
  const other = await player()
  const close = () => call('POST /commish/season/close', { token: desk.commissioner.token, body: { confirmed: true } })
  expect(await remindedLate(other, async () => expect((await close()).status).toBe(200))).toEqual([])
})
