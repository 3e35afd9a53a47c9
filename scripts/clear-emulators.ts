/** Deletes all documents and accounts of the emulators. */
export async function clearEmulators(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  const project = `projects/${GCLOUD_PROJECT}`
  for (const place of [
    `${FIRESTORE_EMULATOR_HOST}/emulator/v1/${project}/databases/(default)/documents`,
    `${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/${project}/accounts`,
  ]) {
    const answer = await fetch(`http://${place}`, { method: 'DELETE' })
    if (!answer.ok) throw new Error(await answer.text())
  }
}
