import type { Transporter } from 'nodemailer'
import { config } from '../config'
import type { Outcome } from '../outbox'
import type { MailMessage } from './queue'

/** How long the mail server may take for each step of a conversation (ms). */
const STEP = 8_000
/** How long it may take for one mail in total (ms), however slowly it goes on: the round must be over in a minute. */
const TOTAL = 30_000

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
 * @param step see {@link STEP}; `total` see {@link TOTAL}.
 */
export function openMailServer({ step = STEP, total = TOTAL } = {}): MailServer {
  let opening: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    // Loaded with the first mail, for it would delay the first answer of the API.
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: step, greetingTimeout: step, socketTimeout: 2 * step }
    return createTransport({ pool: true, url: config.smtpUrl(), ...timeouts })
  }
  return {
    async send(message) {
      let transport: Transporter
      try {
        opening ??= open()
        transport = await opening
      } catch (error) {
        return { is: 'later', why: `SMTP_URL is wrong: ${(error as Error).message}` }
      }
      try {
        await transport.sendMail({ ...message, from: config.mailFrom(), signal: AbortSignal.timeout(total) })
        return { is: 'sent' }
      } catch (error) {
        return { is: outcomeOf(error as SmtpError), why: String((error as Error).message) }
      }
    },
    close: () => void opening?.then((transport) => transport.close()).catch(() => undefined),
  }
}

/** What nodemailer adds to an error. */
interface SmtpError {
  code?: string
  command?: string
  /** What the server responded, and the code it begins with. */
  response?: string
  responseCode?: number
  syscall?: string
  timeoutType?: string
  /** The code of the error beneath, such as that of a TLS handshake. */
  originalCode?: string
}

function outcomeOf(error: SmtpError): 'later' | 'never' | 'unknown' {
  if (hasNoMailbox(error)) return 'never'
  return isRefusal(error) ? 'later' : 'unknown'
}

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

/** Errors that end a conversation before the mail is transmitted. */
const BEFORE_DATA = new Set(['EAUTH', 'EENVELOPE', 'ETLS', 'EDNS'])
const TIMEOUTS_BEFORE_DATA = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
const CONNECTING = new Set(['connect', 'getaddrinfo'])
/** A certificate that is not believed, or an answer that is no TLS: no handshake was finished, so nothing was sent. */
const NO_HANDSHAKE =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)|^ERR_SSL_WRONG_VERSION_NUMBER$/

/**
 * Whether a mail was certainly not taken: the server refused it, or the conversation ended before the mail was
 * transmitted. If it broke off later, the server may have taken it.
 */
function isRefusal(error: SmtpError): boolean {
  const { code = '', command, responseCode = 0, syscall = '', timeoutType = '', originalCode = '' } = error
  return (
    responseCode >= 400 ||
    NO_HANDSHAKE.test(originalCode) ||
    BEFORE_DATA.has(code) ||
    CONNECTING.has(syscall) ||
    TIMEOUTS_BEFORE_DATA.has(timeoutType) ||
    // The pool's own error, after it has tried several connections. One of a connection names the command.
    (code === 'ECONNECTION' && command === undefined)
  )
}
