import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailServer, type Manner, startMailServer } from '../../../tests/fixtures/mail-server'
import { sendBySmtp } from './smtp'

const message = { to: 'ray@example.com', subject: 'Week 5', text: 'is open.' }
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

/** Whether the server has taken the mail afterwards: null when it is unknown. */
const outcomes: [manner: Manner, isTaken: boolean | null][] = [
  ['takes', true],
  ['turns away', false],
  ['never greets', false],
  ['refuses the address', false],
  ['refuses the message', false],
  ['goes silent', null],
  ['hangs up', null],
]
test.each(outcomes)('a server that %s: taken %s', async (manner, isTaken) => {
  vi.stubEnv('SMTP_URL', server.url)
  server.manner = manner
  const outcome = await sendBySmtp(message, 300)
  expect(outcome).toMatchObject(isTaken ? { sent: true } : { sent: false, refused: isTaken === false })
})

test('mail to nobody: not taken', async () => {
  vi.stubEnv('SMTP_URL', server.url)
  server.manner = 'takes'
  expect(await sendBySmtp({ ...message, to: '' }, 300)).toMatchObject({ sent: false, refused: true })
})

test.each(['smtp://127.0.0.1:1', 'smtp://no.such.host.invalid', 'smtp://[malformed'])(
  'no server at %s: not taken',
  async (url) => {
    vi.stubEnv('SMTP_URL', url)
    expect(await sendBySmtp(message, 300)).toMatchObject({ sent: false, refused: true })
  },
)
