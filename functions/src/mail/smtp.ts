import type { Readable } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { config, siteUrl } from '../config'
import type { Outcome } from '../outbox/message'
import type { MailMessage } from './queue'

/** How long the mail server may take for each step of a conversation (ms). */
const STEP = 8_000
/** How long it may take for one mail in total (ms), however slowly it goes on: a round ends after two minutes. */
const TOTAL = 30_000

/** A mail for the library, which says when it begins to transmit it. */
interface WatchedMail extends SendMailOptions {
  /** Gets the stream from which the library will read the mail. It reads nothing before the server is ready for it. */
  onStream(stream: Readable): void
}

/** The server of SMTP_URL, for a few mails in a row. */
interface MailServer {
  send(message: MailMessage): Promise<Outcome>
  close(): void
}

/**
 * Opens connections to the mail server as mails are sent, and uses each for as many as come until `close`.
 *
 * The pool sends a mail by itself again if its connection closed before the greeting, or, once it has carried other
 * mails, before a byte of this one was read for it (nodemailer 10, `smtp-pool/pool-resource.js`). A server that ends a
 * connection after so many mails therefore loses none, and none arrives twice: whatever breaks off later is an error
 * here, and the pool does not repeat it.
 * @param options.step see {@link STEP}; `total` see {@link TOTAL}. `requireTLS`: a server that offers no encryption
 * gets neither password nor mail.
 */
export function openMailServer({ step = STEP, total = TOTAL, requireTLS = true } = {}): MailServer {
  let opening: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    // Loaded with the first mail, for it would delay the first answer of the API.
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: step, greetingTimeout: step, socketTimeout: 2 * step }
    // Cloud Run names its machines localhost, of which the library makes [127.0.0.1]: Google's relay refuses that.
    const name = fromSetting('SITE_URL', () => new URL(siteUrl()).hostname)
    const options = { pool: true as const, url: config.smtpUrl(), name, requireTLS, ...timeouts }
    const transport = fromSetting('SMTP_URL', () => createTransport(options))
    return transport.use('stream', ({ data, message }, done) => {
      message.processFunc((stream) => {
        ;(data as WatchedMail).onStream(stream)
        return stream
      })
      done()
    })
  }
  return {
    async send(message) {
      let transport: Transporter
      try {
        opening ??= open()
        transport = await opening
      } catch (error) {
        return { kind: 'later', why: (error as Error).message }
      }
      let stream: Readable | undefined
      const { unsubscribe, ...worded } = message
      const mail: WatchedMail = {
        ...worded,
        headers: {
          // So that no absence note is sent in reply (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          // The API's address takes a POST, so that a button is enough (RFC 8058). A mail that an older release has
          // queued names the home page.
          ...(unsubscribe?.includes('/api/') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(unsubscribe && { list: { unsubscribe } }),
        from: config.mailFrom(),
        signal: AbortSignal.timeout(total),
        onStream: (made) => {
          stream = made
        },
      }
      try {
        await transport.sendMail(mail)
        return { kind: 'sent' }
      } catch (error) {
        const wasRead = stream?.readableDidRead ?? false
        return { kind: outcomeOf(error as SmtpError, wasRead), why: String((error as Error).message) }
      }
    },
    close: () => void opening?.then((transport) => transport.close()).catch(() => undefined),
  }
}

/** What is made of a setting. @throws Error that names the setting */
function fromSetting<T>(setting: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new Error(`${setting} is wrong: ${(error as Error).message}`, { cause: error })
  }
}

/** What nodemailer adds to an error. */
interface SmtpError {
  command?: string
  /** What the server responded, and the code it begins with. */
  response?: string
  responseCode?: number
}

/**
 * A mail that the server refused, or of which nothing was transmitted, was certainly not taken. If the conversation
 * broke off later, the server may have taken it.
 * @param wasRead whether something of the mail was read to be transmitted.
 */
function outcomeOf(error: SmtpError, wasRead: boolean): 'later' | 'never' | 'unknown' {
  if (hasNoMailbox(error)) return 'never'
  return wasRead && !isRefusal(error) ? 'unknown' : 'later'
}

const isRefusal = ({ responseCode = 0 }: SmtpError) => responseCode >= 400

/**
 * Enhanced status codes of RFC 3463 for a mailbox that does not exist or is closed. 5.1.7 and 5.1.8 are of the sender.
 */
const NO_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\s/

/**
 * Whether the server says that nobody receives mail at the address: it does not exist or is closed. Only its enhanced
 * status code counts. Many servers report a problem with the sender, the login or a limit only at the recipient, with a
 * bare 550 and in words of their own.
 */
const hasNoMailbox = ({ command, response = '' }: SmtpError) => command === 'RCPT TO' && NO_MAILBOX.test(response)
