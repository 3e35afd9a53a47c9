import { expect, type Page } from '@playwright/test'

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
const DOCUMENTS = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`

interface MailPage {
  documents?: { fields: Partial<Record<'to' | 'text', { stringValue: string }>> }[]
}

/**
 * Waits for a link to be mailed to an address.
 * @param path of the screen that it leads to: unless given, that of a new password.
 */
export async function mailedLink(to: string, path = '/reset-password'): Promise<string> {
  let link = ''
  const look = async () => {
    link = await findLink(to, path)
    return link
  }
  await expect.poll(look, `a link to ${path} for ${to}`).not.toBe('')
  return link
}

/** Asks for a reset link. @returns it once it is mailed. */
export async function resetLink(page: Page, email: string): Promise<string> {
  await page.request.post('/api/auth/forgot', { data: { email } })
  return mailedLink(email)
}

async function findLink(to: string, path: string): Promise<string> {
  const answer = await fetch(`${DOCUMENTS}/mail?pageSize=300`, { headers: { authorization: 'Bearer owner' } })
  const { documents = [] } = (await answer.json()) as MailPage
  // Reminders to the same address bring links of their own.
  const links = documents.flatMap(({ fields: { to: address, text } }) =>
    address?.stringValue === to ? (text?.stringValue.match(/https?:\S+/g) ?? []) : [],
  )
  return links.find((link) => new URL(link).pathname === path) ?? ''
}
