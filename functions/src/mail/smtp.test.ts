import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, type Manner, startMailServer } from '../../../tests/fixtures/mail-server'
import type { Outcome } from '../outbox/message'
import type { MailMessage } from './queue'
import { openMailServer } from './smtp'

const message: MailMessage = { to: 'ray@example.com', subject: 'Week 5', text: 'is open.' }
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

beforeEach(() => {
  vi.stubEnv('SMTP_URL', server.url)
  server.manner = 'takes'
  server.refusal = '450 Not now'
  server.received.length = 0
  server.commands.length = 0
  server.connections = 0
})
afterEach(() => vi.unstubAllEnvs())

/** Sends a mail over connections of its own. */
async function sendOne(about = message) {
  const opened = openMailServer({ step: 300, requireTLS: false })
  return opened.send(about).finally(opened.close)
}

test('the server greets with the product’s host', async () => {
  vi.stubEnv('SITE_URL', 'https://picks.example.org')
  await sendOne()
  expect(server.commands[0]).toBe('EHLO picks.example.org')
})

const outcomes: [manner: Manner, kind: Outcome['kind']][] = [
  ['takes', 'sent'],
  ['turns away', 'later'],
  ['never greets', 'later'],
  ['hangs up at once', 'later'],
  ['refuses the address', 'later'],
  ['refuses the message', 'later'],
  ...(['EHLO', 'MAIL', 'RCPT', 'DATA'] as const).flatMap((at): [Manner, Outcome['kind']][] => [
    [`hangs up at ${at}`, 'later'],
    [`goes silent at ${at}`, 'later'],
  ]),
  ['goes silent', 'unknown'],
  ['hangs up', 'unknown'],
]
test.each(outcomes)('a server that %s: %s', async (manner, kind) => {
  server.manner = manner
  expect(await sendOne()).toMatchObject({ kind })
  // Whatever a server has read, it has read once.
  expect(server.received.length).toBeLessThanOrEqual(1)
})

test.each<[refusal: string, kind: Outcome['kind']]>([
  ['550 5.1.1 <ray@example.com>: no such mailbox', 'never'],
  ['550-5.1.1 The email account that you tried to reach\r\n550 5.1.1 does not exist', 'never'],
  ['550 5.1.10 Recipient not found', 'never'],
  ['550 5.2.1 The account is disabled', 'never'],
  ['450 4.1.1 No such mailbox yet', 'later'],
  ['550 5.1.8 <commish@example.com>: Sender address rejected, no such user', 'later'],
  ['550 5.7.1 Relaying denied for this user', 'later'],
  ['554 5.7.1 Client host [5.1.1.7] blocked', 'later'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'later'],
  ['550 5.4.5 Daily user sending quota exceeded', 'later'],
  ['552 5.2.2 Mailbox full', 'later'],
  ['550 relay not permitted for this user', 'later'],
  ['550 Sender verify failed: no such user', 'later'],
  ['550 <user@example.com>: denied by policy', 'later'],
  ['553 Mail from must equal authorized user', 'later'],
  ['550 User not authorized to send from this address', 'later'],
  ['550 Authentication failed for user league', 'later'],
  ['550 user has exceeded the daily sending limit', 'later'],
  ['550 Too many recipient errors', 'later'],
  ['550 Maximum recipient limit reached', 'later'],
  ['550 Access denied: user suspended', 'later'],
  ['550 Requested action not taken: mailbox unavailable', 'later'],
  ['550 No such user here', 'later'],
])('an address that is refused with %s: %s', async (refusal, kind) => {
  Object.assign(server, { manner: 'refuses the address', refusal })
  expect(await sendOne()).toMatchObject({ kind })
})

test('a mail says that a machine sends it, and a reminder where a button stops it', async () => {
  const unsubscribe = `https://picks.example.com/api/reminders/unsubscribe?uid=${'u'.repeat(28)}&token=${'k'.repeat(20)}`
  await sendOne({ ...message, unsubscribe })
  expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(server.received[0]?.replace(/\r?\n /g, ' ')).toMatch(/^List-Unsubscribe: +<https:\S+&token=k{20}>\r?$/m)
  expect(server.received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  await sendOne(message)
  expect(server.received[1]).not.toMatch(/^List-Unsubscribe/m)
})

test('mail to nobody waits', async () => {
  expect(await sendOne({ ...message, to: '' })).toMatchObject({ kind: 'later' })
})

test.each(['smtp://127.0.0.1:1', 'smtp://no.such.host.invalid', 'smtp://[malformed'])(
  'without a server at %s mail waits',
  async (url) => {
    vi.stubEnv('SMTP_URL', url)
    expect(await sendOne()).toMatchObject({ kind: 'later' })
  },
)

test.each([
  ['SMTP_URL', 'smtp://[malformed'],
  ['SITE_URL', 'picks.example.com'],
])('mail waits for a right %s', async (setting, value) => {
  vi.stubEnv(setting, value)
  expect(await sendOne()).toEqual({ kind: 'later', why: expect.stringMatching(`^${setting} is wrong: `) })
})

test('mail waits where the server does not speak TLS', async () => {
  vi.stubEnv('SMTP_URL', server.url.replace(/^smtp:/, 'smtps:'))
  expect(await sendOne()).toMatchObject({ kind: 'later' })
})

test('a server that offers no encryption gets neither password nor mail', async () => {
  vi.stubEnv('SMTP_URL', server.url.replace('//', '//league:password@'))
  const opened = openMailServer({ step: 300 })
  expect(await opened.send(message).finally(opened.close)).toMatchObject({ kind: 'later' })
  expect(server.commands.filter((line) => /^(AUTH|MAIL)/i.test(line))).toEqual([])
})

/** Sends mails one after the other over the same connections. @param between is done after the first. */
async function sendInARow(count: number, between = () => {}) {
  const opened = openMailServer({ step: 300, total: 2_000, requireTLS: false })
  const kinds: Outcome['kind'][] = []
  for (let sent = 0; sent < count; sent += 1) {
    kinds.push((await opened.send(message)).kind)
    if (sent === 0) between()
  }
  opened.close()
  return kinds
}

test('mails in a row go over one connection, which is closed behind them', async () => {
  expect(await sendInARow(3)).toEqual(['sent', 'sent', 'sent'])
  expect([server.received.length, server.connections]).toEqual([3, 1])
  await vi.waitUntil(() => server.open() === 0, 20_000)
})

test('a server that ends a connection after each mail gets every mail once', async () => {
  server.manner = 'takes one'
  expect(await sendInARow(3)).toEqual(['sent', 'sent', 'sent'])
  expect([server.received.length, server.connections]).toEqual([3, 3])
})

test.each<Manner>(['hangs up', 'goes silent'])(
  'a mail that breaks off on a connection that has carried others is not repeated: it %s',
  async (manner) => {
    const kinds = await sendInARow(2, () => {
      server.manner = manner
    })
    expect([kinds, server.received.length]).toEqual([['sent', 'unknown'], 2])
  },
)

test('a server that answers ever so slowly is not waited for', async () => {
  server.manner = 'drips'
  const started = Date.now()
  expect(await sendInARow(1)).toEqual(['later'])
  expect(Date.now() - started).toBeLessThan(5_000)
})
