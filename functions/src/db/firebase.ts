import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore'

if (!getApps().length) initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-cfb-picks' })

export let db: Firestore = getFirestore()
export const auth: Auth = getAuth()

/** Puts another database in the place of the real one: the simulation's. */
export function setDatabase(other: Firestore): void {
  db = other
}

/** The values of all documents of a collection, by document id. */
export async function readAll<T>(collection: string): Promise<Map<string, T>> {
  const found = await db.collection(collection).get()
  return new Map(found.docs.map((document) => [document.id, document.data() as T]))
}

/** The value of a document, or null where there is none. */
export async function read<T>(path: string): Promise<T | null> {
  return ((await db.doc(path).get()).data() as T | undefined) ?? null
}

/** So many times a transaction starts anew that the database gave up in the middle. */
const TRIES = 5

/**
 * Runs a transaction. The SDK repeats one that was overtaken, but not one that the emulator closes while it still
 * reads (INVALID_ARGUMENT); that is repeated here.
 */
export async function transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.runTransaction(work)
    } catch (error) {
      if (!wasClosed(error) || tries === TRIES) throw error
    }
  }
}

/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED; NOT_FOUND when the document was deleted meanwhile. */
export function isPreconditionFailure(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === 5 || code === 6 || code === 9 || code === 10
}

function wasClosed(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === 3 && /transaction is invalid or closed/i.test(String(message))
}
