import { createTransport } from 'nodemailer'
import { paths } from '../../common/paths'
import { db } from './firebase'

/** A letter to one player. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** The product's own address, for links in letters: never taken from a request, which could name any. */
export function siteUrl(): string {
  if (process.env.SITE_URL) return process.env.SITE_URL.replace(/\/$/, '')
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  return FIRESTORE_EMULATOR_HOST ? 'http://127.0.0.1:5002' : `https://${GCLOUD_PROJECT}.web.app`
}

/** Sends a letter through SMTP where `SMTP_URL` is set; else keeps it in `/mail` and shows it in the log. */
export async function send(letter: Letter): Promise<void> {
  const { SMTP_URL, MAIL_FROM = 'CFB Picks <no-reply@localhost>' } = process.env
  if (SMTP_URL) {
    await createTransport(SMTP_URL).sendMail({ ...letter, from: MAIL_FROM })
    return
  }
  await db.collection(paths.mail()).add({ ...letter, at: Date.now() })
  // One line, so that the log of `npm start` can show it whole.
  console.info(`mail to ${letter.to}: ${letter.subject}. ${letter.text.replace(/\s+/g, ' ')}`)
}
