import { config } from './config'

/** The product's own URL, for links in mail and notifications: never taken from a request, which could name any host. */
export function siteUrl(): string {
  const own = config.siteUrl()
  if (own) return own.replace(/\/$/, '')
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  return FIRESTORE_EMULATOR_HOST ? 'http://127.0.0.1:5002' : `https://${GCLOUD_PROJECT}.web.app`
}
