import { getApps, initializeApp } from '../../../functions/node_modules/firebase-admin/lib/app/index.js'
import { type Firestore, getFirestore } from '../../../functions/node_modules/firebase-admin/lib/firestore/index.js'

/** The emulator's database of a project of its own, beside the one that the API tests use. */
export function parityDatabase(): Firestore {
  const name = 'parity'
  const app = getApps().find((each) => each.name === name) ?? initializeApp({ projectId: 'demo-cfb-parity' }, name)
  return getFirestore(app)
}
