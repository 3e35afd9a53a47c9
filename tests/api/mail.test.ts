import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectionRef, db, transact } from '#functions/db/firebase'
import { onFailure, setLog } from '#functions/log'
import { deliverMail } from '#functions/mail/deliver-mail'
import { MAIL_PATH, mailPlayer } from '#functions/mail/queue'
import { postpone } from '#functions/outbox/message'
import { isResetValid } from '#functions/people/mailed-links'
import { type MailServer, type Manner, startMailServer } from '../fixtures/mail-server'
import { call } from './support/client'
import { emptyLeague, freshName, type Member, player } from './support/league'
import { losingAnswers } from './support/losing-answers'
import { meter } from './support/meter'

const logged: string[] = []
setLog((entry) => void logged.push(JSON.stringify(entry)))

const mail = collectionRef(MAIL_PATH)
let server: MailServer
let fan: Member

beforeAll(async () => {
  await emptyLeague()
  fan = await player()
  server = await startMailServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await Promise.all([mail, db.collection('attempts')].map((each) => db.recursiveDelete(each)))
  logged.length = 0
  Object.assign(server, { received: [], manner: 'takes' })
  vi.stubEnv('SMTP_URL', server.url)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const queueMail = (more = {}, { uid } = fan) =>
  transact((tx) => mailPlayer(tx, uid, { subject: 'Your pick', text: 'was changed.', ...more }))
const forgot = (email: string) => call('POST /auth/forgot', { body: { email } })
const address = () => `${fan.username}@example.com`
const stored = async () => (await mail.get()).docs.map((each) => each.data())
const states = async () => (await stored()).map(({ state, tries }) => [state, tries])
/** Rounds as they come by the clock, so many minutes from now. */
async function roundIn(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  await deliverMail()
}

describe('a mail', () => {
  it('waits for the round, and is sent once to rounds at once', async () => {
    await queueMail()
    expect(await states()).toEqual([['queued', 0]])
    expect(server.received).toEqual([])
    await Promise.all([deliverMail(), deliverMail(), deliverMail()])
    await deliverMail()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatch(/To: .*Subject: Your pick.*was changed\./s)
    expect(await states()).toEqual([['sent', 0]])
    await vi.waitUntil(() => server.open() === 0, 10_000)
  })

  const refusing: Manner[] = ['turns away', 'refuses the address', 'refuses the message']
  it.each(refusing)('that the server %s comes again, later each time, and arrives once', async (manner) => {
    server.manner = manner
    await queueMail()
    await deliverMail()
    expect(await states()).toEqual([['queued', 1]])
    await roundIn(0.9)
    expect(await states()).toEqual([['queued', 1]])
    await roundIn(0.2)
    expect(await states()).toEqual([['queued', 2]])
    server.manner = 'takes'
    server.received.length = 0
    await roundIn(2)
    await roundIn(10)
    expect([await states(), server.received.length]).toEqual([[['sent', 2]], 1])
  })

  it('that nobody takes is given up after an hour, and noted as one failure with all others', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
    const noted = new Set<string>()
    onFailure((what) => void noted.add(what))
    await queueMail()
    await queueMail({}, await player())
    for (const minutes of [0, 1, 2, 4, 8, 16, 32, 64]) await roundIn(minutes)
    expect(await states()).toEqual(Array.from({ length: 2 }, () => ['failed', 6]))
    for (const { id } of (await mail.get()).docs)
      expect(logged.join()).toMatch(`mail was not sent and is given up: ${id}: `)
    expect([...noted]).toEqual(['mail was not sent', 'mail was not sent and is given up'])
    onFailure(() => undefined)
  })

  it('that nobody wants to read any more is deleted instead, however long the server was away', async () => {
    server.manner = 'turns away'
    await queueMail({ until: Date.now() + 30 * 60_000 })
    await deliverMail()
    expect(await states()).toEqual([['queued', 1]])
    server.manner = 'takes'
    server.received.length = 0
    await roundIn(31)
    expect([await stored(), server.received]).toEqual([[], []])
  })

  it('is sent by a deployed referee only to a server that can encrypt', async () => {
    await queueMail()
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '')
    await deliverMail()
    expect([await states(), server.received]).toEqual([[['queued', 1]], []])
  })

  it('that the server may have is not sent twice', async () => {
    server.manner = 'hangs up'
    await queueMail()
    await deliverMail()
    server.manner = 'takes'
    await roundIn(60)
    expect([await states(), server.received.length]).toEqual([[['unknown', 0]], 1])
    expect(logged[0]).toMatch(/nobody knows/)
  })

  it('that was claimed by a commit reported as failed is sent all the same, once', async () => {
    await queueMail()
    await losingAnswers(deliverMail)
    await deliverMail()
    expect([await states(), server.received.length]).toEqual([[['sent', 0]], 1])
  })

  it('of a round that stopped in the middle is not sent twice', async () => {
    await queueMail()
    for (const { ref } of (await mail.get()).docs) {
      await ref.update({ state: 'claimed', dueAt: null })
      await postpone(ref)
    }
    await roundIn(60)
    expect([await stored(), server.received]).toMatchObject([[{ state: 'claimed', dueAt: null, tries: 0 }], []])
  })
})

describe('a reset link', () => {
  it('is made when it is sent: the queue and the log never hold one', async () => {
    expect((await forgot(address())).status).toBe(200)
    expect(await stored()).toMatchObject([{ reset: address(), state: 'queued' }])
    await deliverMail()
    const [message = ''] = server.received
    const token = /token=3D([\w-]+)/.exec(message.replace(/=\n/g, ''))?.[1] ?? ''
    expect(await isResetValid(fan.uid, token)).toBe(true)
    expect(JSON.stringify([await stored(), logged])).not.toContain(token.slice(0, 12))
    expect(await states()).toEqual([['sent', 0]])
  })

  it.each(['the server is down', 'it hangs', 'there is none'])('is answered alike to all while %s', async (trouble) => {
    if (trouble === 'the server is down') vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
    if (trouble === 'it hangs') server.manner = 'goes silent'
    if (trouble === 'there is none') {
      vi.stubEnv('SMTP_URL', '')
      vi.stubEnv('FIRESTORE_EMULATOR_HOST', '')
      vi.stubEnv('K_SERVICE', 'referee')
    }
    const said = vi.spyOn(console, 'info')
    const answers = [await forgot(address()), await forgot(`${freshName()}@example.com`)]
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(200)
    if (trouble !== 'it hangs') {
      await deliverMail()
      const waiting = (await stored()).filter((mail) => 'reset' in mail && mail.reset === address())
      expect(waiting).toMatchObject([{ state: 'queued' }])
      expect(logged.join()).toMatch(
        trouble === 'there is none' ? /SMTP_URL is not set/ : /was not sent.* Then: Check the address/,
      )
    }
    expect(said).not.toHaveBeenCalled()
    expect(JSON.stringify([await stored(), logged])).not.toMatch(/token|reset-password/)
  })

  it('costs the same reads and writes whether or not anybody has the address', async () => {
    const costs = []
    for (const email of [address(), `${freshName()}@example.com`]) {
      const running = await meter()
      await forgot(email)
      running.stop()
      costs.push([running.reads, running.writes])
    }
    expect(costs[0]).toEqual(costs[1])
  })

  it('is mailed to members only, and to nobody who asked an hour ago', async () => {
    await forgot(`${freshName()}@example.com`)
    await deliverMail()
    expect(await stored()).toEqual([])
    await forgot(address())
    await roundIn(61)
    expect([await stored(), server.received]).toEqual([[], []])
  })
})

it('a mail says when the database may delete it', async () => {
  await queueMail()
  expect((await stored()).map(({ expireAt }) => expireAt.toMillis() > Date.now())).toEqual([true])
})
