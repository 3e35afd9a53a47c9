import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { DocumentLine } from './file'
import { decode, encode } from './values'

/** How many documents are read in one request. */
const BATCH = 300

/**
 * What a backup leaves out. A message that was sent since must not be sent again, a link that was used must not work
 * again, whether it resets a password or confirms an address, and attempts start at zero again.
 */
export const TRANSIENT = new Set(['mail', 'pushes', 'passwordResets', 'emailChanges', 'attempts'])

/** Collections whose documents have no collections below them: asking each document for some would be a request each. */
const LEAVES = new Set([
  ...['picks', 'slips', 'reminded', 'changes', 'undo', 'status', 'scores', 'leaderboards', 'private'],
  ...['usernames', 'avatars', 'plays', 'directory', 'settings', 'devices', 'setAside', 'deletions', 'health'],
])

/** Every document of the database, those under a path without a document included. */
export async function* allDocuments(db: Firestore): AsyncGenerator<DocumentLine> {
  for (const collection of await db.listCollections()) {
    if (!TRANSIENT.has(collection.id)) yield* documentsOf(db, collection)
  }
}

async function* documentsOf(db: Firestore, collection: CollectionReference): AsyncGenerator<DocumentLine> {
  // This also lists the paths that have no document, but documents below them.
  const refs = await collection.listDocuments()
  for (let start = 0; start < refs.length; start += BATCH) {
    const some = refs.slice(start, start + BATCH)
    for (const document of await db.getAll(...some)) {
      if (document.exists) yield { doc: document.ref.path, fields: encode(document.data()) }
    }
    if (!LEAVES.has(collection.id)) yield* below(db, some)
  }
}

async function* below(db: Firestore, refs: DocumentReference[]): AsyncGenerator<DocumentLine> {
  const collections = await Promise.all(refs.map((ref) => ref.listCollections()))
  for (const collection of collections.flat()) yield* documentsOf(db, collection)
}

/** Production asks for a rate of writes that grows slowly (the 500/50/5 rule); the emulator has no such limit. */
const newWriter = (db: Firestore) => db.bulkWriter({ throttling: !process.env.FIRESTORE_EMULATOR_HOST })

/** Stores documents. @throws Error with the first that was not stored. */
export async function storeDocuments(db: Firestore, lines: AsyncIterable<DocumentLine>): Promise<void> {
  const writer = newWriter(db)
  let failure: unknown
  let waiting = 0
  for await (const { doc, fields } of lines) {
    if (failure) break
    // The writer keeps in memory whatever it is given.
    waiting += 1
    if (waiting % BATCH === 0) await writer.flush()
    writer.set(db.doc(doc), decode(fields, db) as Record<string, unknown>).catch((error: unknown) => {
      failure ??= error
    })
  }
  await writer.close()
  if (failure) throw failure
}

/** Whether there are neither members nor a season. A start may have made settings, and a stranger tried to log in. */
export async function isUnused(db: Firestore): Promise<boolean> {
  const collections = await db.listCollections()
  return collections.every(({ id }) => id !== 'users' && id !== 'seasons')
}

/** Deletes every document. */
export async function deleteDocuments(db: Firestore): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection, newWriter(db))
}
