import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

if (!getApps().length) initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-cfb-picks' })

export const db: Firestore = getFirestore()
export const auth: Auth = getAuth()

/** The values of all documents of a collection, by document id. */
export async function readAll<T>(collection: string): Promise<Map<string, T>> {
  const found = await db.collection(collection).get()
  return new Map(found.docs.map((document) => [document.id, document.data() as T]))
}

/** The value of a document, or null where there is none. */
export async function read<T>(path: string): Promise<T | null> {
  return ((await db.doc(path).get()).data() as T | undefined) ?? null
}
