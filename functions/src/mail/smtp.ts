import type { Transporter } from 'nodemailer'
import { config } from '../config'
import type { MailMessage } from './queue'

/** How long the mail server may take for each step (ms). */
const TIMEOUT = 8_000

/** The outcome of a delivery: sent, certainly refused, or unknown (neither). `why` is the reason in words. */
export type SendResult = { sent: true } | { sent: false; refused: boolean; why: string }

/** Sends a mail through the server of SMTP_URL. @param timeout for each step of the conversation (ms). */
export async function sendBySmtp(message: MailMessage, timeout = TIMEOUT): Promise<SendResult> {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: 2 * timeout }
  // Loaded with the first mail, for it would delay the first answer of the API.
  const { createTransport } = await import('nodemailer')
  let transport: Transporter
  try {
    transport = createTransport({ url: config.smtpUrl(), ...timeouts })
  } catch (error) {
    return { sent: false, refused: true, why: `SMTP_URL is wrong: ${(error as Error).message}` }
  }
  try {
    await transport.sendMail({ ...message, from: config.mailFrom() })
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

/** Errors that end a conversation before the mail is transmitted. */
const BEFORE_DATA = new Set(['EAUTH', 'EENVELOPE', 'ETLS', 'EDNS'])
const TIMEOUTS_BEFORE_DATA = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
const CONNECTING = new Set(['connect', 'getaddrinfo'])

/**
 * Whether a mail was certainly not taken: the server refused it, or the conversation ended before the mail was
 * transmitted. If it broke off later, the server may have taken it.
 */
function isRefusal({ code = '', responseCode = 0, syscall = '', timeoutType = '' }: SmtpError): boolean {
  return (
    responseCode >= 400 || BEFORE_DATA.has(code) || CONNECTING.has(syscall) || TIMEOUTS_BEFORE_DATA.has(timeoutType)
  )
}
