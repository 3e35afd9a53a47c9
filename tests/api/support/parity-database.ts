import { initializeApp } from '../../../functions/node_modules/firebase-admin/lib/app/index.js'
import { type Firestore, getFirestore } from '../../../functions/node_modules/firebase-admin/lib/firestore/index.js'
import { clearDocuments } from '../../../scripts/clear-emulators'

/** A project of its own, beside the one that the API tests use. */
const projectId = 'demo-cfb-parity'

let made = 0

/**
 * The emulator's database of that project, empty. Each call makes a client, because one waits when the clock is set
 * back.
 */
export async function emptyParityDatabase(): Promise<Firestore> {
  await clearDocuments(projectId)
  made += 1
  return getFirestore(initializeApp({ projectId }, `parity ${made}`))
}
