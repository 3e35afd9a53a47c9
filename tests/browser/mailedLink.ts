const DOCUMENTS = `http://127.0.0.1:8080/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`
interface MailPage {
  documents?: { fields: Partial<Record<'to' | 'text', { stringValue: string }>> }[]
}

/** The reset link that was mailed to an address. */
export async function mailedLink(to: string): Promise<string> {
  const answer = await fetch(`${DOCUMENTS}/mail?pageSize=300`, { headers: { authorization: 'Bearer owner' } })
  const { documents = [] } = (await answer.json()) as MailPage
  const mail = documents.find(({ fields }) => fields.to?.stringValue === to)
  return /https?:\S+/.exec(mail?.fields.text?.stringValue ?? '')?.[0] ?? ''
}
