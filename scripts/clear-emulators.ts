/** How often an emulator is asked, 2 s each, while a transaction that was left open holds its locks. */
const TRIES = 15

async function empty(address: string, tries = TRIES): Promise<void> {
  const answer = await fetch(`http://${address}`, { method: 'DELETE' })
  if (answer.status === 409 && tries > 1) return empty(address, tries - 1)
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`)
}

/** Deletes all documents of a project in the Firestore emulator. */
export const clearDocuments = (project = process.env.GCLOUD_PROJECT): Promise<void> =>
  empty(`${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/(default)/documents`)

/** Deletes all documents and accounts of the emulators. */
export async function clearEmulators(): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  const accounts = `${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/accounts`
  await Promise.all([clearDocuments(), empty(accounts)])
}
