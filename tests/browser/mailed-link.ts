const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
const DOCUMENTS = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`

interface MailPage {
  documents?: { fields: Partial<Record<'to' | 'text', { stringValue: string }>> }[]
}

/**
 * The link that was mailed to an address; empty until there is one.
 * @param path of the screen that it leads to: unless given, that of a new password.
 */
export async function mailedLink(to: string, path = '/reset-password'): Promise<string> {
  const answer = await fetch(`${DOCUMENTS}/mail?pageSize=300`, { headers: { authorization: 'Bearer owner' } })
  const { documents = [] } = (await answer.json()) as MailPage
  // Reminders to the same address bring links of their own.
  const links = documents.flatMap(({ fields: { to: address, text } }) =>
    address?.stringValue === to ? (text?.stringValue.match(/https?:\S+/g) ?? []) : [],
  )
  return links.find((link) => new URL(link).pathname === path) ?? ''
}
