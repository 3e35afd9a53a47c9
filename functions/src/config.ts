import { defineSecret, defineString } from 'firebase-functions/params'
import params from './params.json' with { type: 'json' }

/** A secret has this value when it is not used: a deployment refuses a secret without a value. */
const OFF = 'none'

/** The names of the secrets, which every function that reads one must declare. */
export const SECRETS = params.filter(({ secret }) => secret).map(({ name }) => name)

/**
 * The values of params.json, read again at every call. The CLI asks for them at a deployment; everywhere else they are
 * environment variables. A missing one has its default; a secret that is off is empty.
 */
export const config = {
  commissioners: param('COMMISSIONERS'),
  webApiKey: param('WEB_API_KEY'),
  siteUrl: param('SITE_URL'),
  mailFrom: param('MAIL_FROM'),
  feedUrl: param('FEED_URL'),
  smtpUrl: param('SMTP_URL'),
  vapidPublicKey: param('VAPID_PUBLIC_KEY'),
  vapidPrivateKey: param('VAPID_PRIVATE_KEY'),
  vapidSubject: param('VAPID_SUBJECT'),
}

/** Declares a param, so that a deployment knows it. @throws Error if params.json does not list it. */
function param(name: string): () => string {
  const listed = params.find((each) => each.name === name)
  if (!listed) throw new Error(`params.json does not list ${name}`)
  const { description, secret, default: fallback = '' } = listed
  if (secret) defineSecret(name)
  else defineString(name, { description, default: fallback })
  return () => {
    const value = process.env[name] || fallback
    return value === OFF ? '' : value
  }
}

/** Whether this process works on the emulators, not on a project of Google's. */
export const isEmulated = (): boolean => Boolean(process.env.FIRESTORE_EMULATOR_HOST)

/**
 * The product's own URL, for links in mail and notifications: never taken from a request, which could name any host.
 */
export function siteUrl(): string {
  const own = config.siteUrl()
  if (own) return own.replace(/\/$/, '')
  return isEmulated() ? 'http://127.0.0.1:5002' : `https://${process.env.GCLOUD_PROJECT}.web.app`
}
