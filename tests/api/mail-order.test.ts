import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type DocPath, paths } from '#common/paths'
import { auth, collectionRef, db, docRef, transact } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { deliverMail } from '#functions/mail/deliver-mail'
import { MAIL_PATH, type Mail, mailPlayer, queueEmailChange, queueReset } from '#functions/mail/queue'
import { changePassword } from '#functions/people/passwords'
import { type MailServer, startMailServer } from '../fixtures/mail-server'
import { emptyLeague, type Fan, player } from './support/league'

const logged: string[] = []
setLog((entry) => void logged.push(JSON.stringify(entry)))
let server: MailServer
let fan: Fan
let rival: Fan

beforeAll(async () => {
  await emptyLeague()
  ;[fan, rival] = await Promise.all([player(), player()])
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})
beforeEach(async () => {
  await db.recursiveDelete(collectionRef(MAIL_PATH))
  server.received.length = 0
  server.manner = 'takes'
  logged.length = 0
})
afterEach(() => void vi.useRealTimers())

/** Moves the clock on by so many minutes. */
const pass = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
async function queueMail({ uid }: Fan, subject: string): Promise<void> {
  await transact((tx) => mailPlayer(tx, uid, { subject, text: 'It has changed.' }))
  pass(0.001)
}
const subjects = () => server.received.map((mail) => /Subject: (.*?)\r?\n/.exec(mail)?.[1])

it('mails to one player go out as they were queued, also when the first had to wait', async () => {
  server.manner = 'turns away'
  await queueMail(fan, 'Taken off')
  await deliverMail()
  server.manner = 'takes'
  await queueMail(fan, 'Back')
  await queueMail(rival, 'Another one')
  await deliverMail()
  expect(subjects(), 'another player waits for nothing').toEqual(['Another one'])
  pass(1.1)
  await deliverMail()
  expect(subjects()).toEqual(['Another one', 'Taken off', 'Back'])
  const stored = (await collectionRef(MAIL_PATH).get()).docs.map((each) => each.data())
  expect(stored.find(({ subject }) => subject === 'Back')).toMatchObject({ state: 'sent', tries: 0 })
})

it('a mail to a former address, which takes none, holds up no mail to the new one', { tags: ['long'] }, async () => {
  await queueMail(fan, 'To the former address')
  server.manner = 'turns away'
  await deliverMail()
  await docRef(paths.account(fan.uid)).update({ email: 'new@example.com' })
  await queueMail(fan, 'To the new address')
  server.manner = 'takes'
  await deliverMail()
  await docRef(paths.account(fan.uid)).update({ email: fan.email })
  expect(subjects()).toEqual(['To the new address'])
})

it('a mail that was sent, but could not be noted as sent, is not said to wait', { tags: ['long'] }, async () => {
  await queueMail(fan, 'Taken off')
  vi.spyOn(Object.getPrototypeOf(db.doc('mail/any')), 'update').mockRejectedValueOnce(new Error('the database is busy'))
  await deliverMail()
  expect(subjects()).toEqual(['Taken off'])
  expect(logged).toEqual([expect.stringContaining('nobody knows whether mail was sent')])
  pass(60)
  await deliverMail()
  expect(subjects()).toEqual(['Taken off'])
})

it('a mail that was claimed, though every answer to the claim was lost, is sent later, once', async () => {
  await queueMail(fan, 'Taken off')
  const run = db.runTransaction.bind(db)
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (work, options) => {
    await run(work, options as never)
    throw new Error('the connection broke off')
  })
  await deliverMail()
  expect(subjects()).toEqual([])
  for (let rounds = 0; rounds < 2; rounds += 1) {
    pass(3)
    await deliverMail()
  }
  expect(subjects()).toEqual(['Taken off'])
})

it('a mail with a link goes out before those that have waited longer', async () => {
  for (const subject of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await queueMail(fan, subject)
  await queueReset(`${rival.username}@example.com`)
  pass(0.001)
  await deliverMail()
  expect(subjects()).toHaveLength(7)
  expect(subjects().slice(0, 5)).toContainEqual(expect.stringMatching(/password/i))
})

it('links that strangers ask for, however many, do not hold up the other mail', async () => {
  for (let asked = 0; asked < 12; asked += 1) await queueReset(rival.email)
  await queueMail(fan, 'Taken off')
  await deliverMail()
  expect(subjects()).toHaveLength(13)
  expect(subjects().indexOf('Taken off')).toBeLessThan(10)
})

it('mails to one player in one round go out one after the other', async () => {
  const queued = ['One', 'Two', 'Three', 'Four', 'Five']
  for (const subject of queued) await queueMail(fan, subject)
  await deliverMail()
  expect(subjects()).toEqual(queued)
})

it('a mail that waits keeps nobody else’s waiting, however many of them', { tags: ['long'] }, async () => {
  // A commissioner enters the picks of a player who has phoned: a mail for each.
  const picks = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
  for (const subject of picks) await queueMail(fan, subject)
  // Ids are random. Among mails that are due at the same time the first has the last of them here.
  const [first] = (await collectionRef(MAIL_PATH).where('subject', '==', 'One').get()).docs
  if (!first) throw new Error('the mail is not queued')
  await docRef(`${MAIL_PATH}/zzzz` as DocPath<Mail>).set(first.data())
  await first.ref.delete()
  server.manner = 'turns away'
  await deliverMail()
  server.manner = 'takes'
  pass(1.5)
  await queueReset(rival.email)
  for (let round = 0; round < 4; round += 1) {
    pass(1)
    await deliverMail()
  }
  expect(subjects().filter((subject) => picks.includes(subject ?? ''))).toEqual(picks)
  expect(subjects()).toContain('Reset your CFB Picks password')
})

it('a link that was asked for before a change of the password is not sent after it, and a later one is', async () => {
  const thief = 'thief@example.com'
  await queueEmailChange(fan.uid, thief)
  await queueReset(fan.email)
  const changing = changePassword(fan.uid, 'sunday-noon')
  await vi.waitUntil(async () => (await auth.getUser(fan.uid)).disabled)
  // By somebody whose session was checked just before.
  await queueEmailChange(fan.uid, thief)
  await changing
  await deliverMail()
  expect(subjects()).toEqual([])
  expect((await collectionRef(MAIL_PATH).get()).size).toBe(0)
  await queueReset(fan.email)
  await deliverMail()
  expect(subjects()).toEqual(['Reset your CFB Picks password'])
})

it('mails to one player go out as they were queued, also by two rounds at once', { tags: ['long'] }, async () => {
  for (const subject of ['Taken off', 'Back']) await queueMail(fan, subject)
  // The first round waits for a greeting that does not come.
  server.manner = 'never greets'
  const before = server.connections
  const first = deliverMail()
  await vi.waitUntil(() => server.connections > before)
  server.manner = 'takes'
  await deliverMail()
  await first
  for (const minutes of [2, 2, 2]) {
    pass(minutes)
    await deliverMail()
  }
  expect(subjects()).toEqual(['Taken off', 'Back'])
})

it('a mail whose player deletes the account while it is sent raises no alarm', { tags: ['long'] }, async () => {
  await queueMail(fan, 'Taken off')
  const sent = server.received.length
  const { docs } = await collectionRef(MAIL_PATH).get()
  const update = vi.spyOn(Object.getPrototypeOf(db.doc('mail/any')), 'update')
  update.mockImplementationOnce(async function (this: ReturnType<typeof db.doc>, ...fields: unknown[]) {
    await db.recursiveDelete(collectionRef(MAIL_PATH))
    return this.update(fields[0] as object)
  })
  await deliverMail()
  expect([docs.length, server.received.length - sent, logged]).toEqual([1, 1, []])
})

it('a mail that a round began to send and never finished holds up none', { tags: ['long'] }, async () => {
  await queueMail(fan, 'Broken off')
  const begun = { state: 'claimed', dueAt: null, claimedAt: Date.now() } as const
  for (const { ref } of (await collectionRef(MAIL_PATH).get()).docs) await ref.update(begun)
  await queueMail(fan, 'Back')
  await deliverMail()
  pass(6)
  await deliverMail()
  expect(subjects()).toEqual(['Back'])
})
