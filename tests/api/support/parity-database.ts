import { initializeApp } from '../../../functions/node_modules/firebase-admin/lib/app/index.js'
import { type Firestore, getFirestore } from '../../../functions/node_modules/firebase-admin/lib/firestore/index.js'

/** A project of its own, beside the one that the API tests use. */
const projectId = 'demo-cfb-parity'

let made = 0

/**
 * The emulator's database of that project, empty. Each call makes a client, because one waits when the clock is set
 * back.
 */
export async function emptyParityDatabase(): Promise<Firestore> {
  const address = `emulator/v1/projects/${projectId}/databases/(default)/documents`
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${address}`, { method: 'DELETE' })
  if (!answer.ok) throw new Error(await answer.text())
  made += 1
  return getFirestore(initializeApp({ projectId }, `parity ${made}`))
}
