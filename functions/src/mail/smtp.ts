import { createTransport } from 'nodemailer'
import type { MailMessage } from './mail'

/** How long the mail server may take for a step (ms). */
const PATIENCE = 8_000

/** What the mail server made of a letter: it has it, it refused it, or nobody knows. */
export type SendResult = { sent: true } | { sent: false; refused: boolean; why: string }

/** Hands a letter to the mail server. */
export async function sendBySmtp(letter: MailMessage, patience = PATIENCE): Promise<SendResult> {
  const { SMTP_URL, MAIL_FROM = 'CFB Picks <no-reply@localhost>' } = process.env
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 2 * patience }
  const transport = createTransport({ url: SMTP_URL, ...times })
  try {
    await transport.sendMail({ ...letter, from: MAIL_FROM })
    return { sent: true }
  } catch (error) {
    return { sent: false, refused: isRefusal(error as SmtpError), why: String((error as Error).message) }
  } finally {
    transport.close()
  }
}

/** What nodemailer adds to an error. */
interface SmtpError {
  code?: string
  responseCode?: number
  syscall?: string
  timeoutType?: string
}

/** Troubles that end a conversation before the letter is handed over. */
const BEFORE_DATA = new Set(['EAUTH', 'EENVELOPE', 'ETLS', 'EDNS'])
const TIMEOUTS_BEFORE_DATA = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
const CONNECTING = new Set(['connect', 'getaddrinfo'])

/**
 * Whether a letter is certain not to have been taken: the server said no, or the conversation ended before the letter
 * was handed over. Where it broke off later, the server may have it.
 */
function isRefusal({ code = '', responseCode = 0, syscall = '', timeoutType = '' }: SmtpError): boolean {
  return (
    responseCode >= 400 || BEFORE_DATA.has(code) || CONNECTING.has(syscall) || TIMEOUTS_BEFORE_DATA.has(timeoutType)
  )
}
