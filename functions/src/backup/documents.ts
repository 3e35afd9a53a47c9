import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { isEmulated } from '../config'
import { db, pagesOf } from '../db/firebase'
import type { DocumentLine } from './file'
import { decode, encode } from './values'

/** How many documents are asked for the collections below them, or written, at once. */
const BATCH = 300

/**
 * The collections that a backup leaves out. A message that was sent since must not be sent again, a link that was used
 * must not work again, whether it resets a password or confirms an address, attempts start at zero again, and the
 * health of then would raise an alarm now. A device whose notifications were ended since, such as a stolen phone, must
 * not get them again; the others are turned on again after the login that a restore makes necessary.
 */
export const TRANSIENT = new Set(['mail', 'pushes', 'passwordResets', 'emailChanges', 'attempts', 'health', 'devices'])

/** Collections whose documents have none below them. They are not asked for any, which takes a request for each. */
const LEAVES = new Set([
  'picks',
  'slips',
  'reminded',
  'changes',
  'undo',
  'status',
  'scores',
  'leaderboards',
  'private',
  'usernames',
  'avatars',
  'plays',
  'directory',
  'settings',
  'setAside',
  'deletions',
  'signInChanges',
])

/** The database's present moment, by its own clock. */
export const databaseTime = async (): Promise<Timestamp> => (await db.doc(paths.settings()).get()).readTime

/**
 * Every document of the database as it was at a moment of the last hour, also below paths without a document. The lists
 * of collections can be read only as they are now: a collection whose last document was deleted since is missing.
 */
export async function* allDocuments(at: Timestamp): AsyncGenerator<DocumentLine> {
  for (const collection of await db.listCollections()) {
    yield* documentsOf(at, collection)
  }
}

async function* documentsOf(at: Timestamp, collection: CollectionReference): AsyncGenerator<DocumentLine> {
  if (TRANSIENT.has(collection.id)) return
  const isLeaf = LEAVES.has(collection.id)
  // This also lists the paths that have no document, but documents below them.
  const parents = new Map((isLeaf ? [] : await collection.listDocuments()).map((ref) => [ref.path, ref]))
  const readAt = (page: Query) => db.runTransaction((tx) => tx.get(page), { readOnly: true, readTime: at })
  for await (const page of pagesOf(collection.orderBy(FieldPath.documentId()), readAt)) {
    for (const document of page) {
      yield { doc: document.ref.path, fields: encode(document.data()) }
      if (!isLeaf) parents.set(document.ref.path, document.ref)
    }
  }
  const refs = [...parents.values()]
  for (let start = 0; start < refs.length; start += BATCH) yield* below(at, refs.slice(start, start + BATCH))
}

async function* below(at: Timestamp, refs: DocumentReference[]): AsyncGenerator<DocumentLine> {
  const collections = await Promise.all(refs.map((ref) => ref.listCollections()))
  for (const collection of collections.flat()) yield* documentsOf(at, collection)
}

/** Production asks for a rate of writes that grows slowly (the 500/50/5 rule); the emulator has no such limit. */
const newWriter = () => db.bulkWriter({ throttling: !isEmulated() })

/** Stores documents. @throws Error with the first that was not stored. */
export async function storeDocuments(lines: AsyncIterable<DocumentLine>): Promise<void> {
  const writer = newWriter()
  let failure: unknown
  let count = 0
  for await (const { doc, fields } of lines) {
    if (failure) break
    // The writer keeps in memory whatever it is given.
    count += 1
    if (count % BATCH === 0) await writer.flush()
    writer.set(db.doc(doc), decode(fields) as Record<string, unknown>).catch((error: unknown) => {
      failure ??= error
    })
  }
  await writer.close()
  if (failure) throw failure
}

/** Whether there are neither members nor a season. A start may have made settings, and a stranger tried to log in. */
export async function hasNoLeague(): Promise<boolean> {
  const collections = await db.listCollections()
  return collections.every(({ id }) => id !== 'users' && id !== 'seasons')
}

export async function deleteDocuments(): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection, newWriter())
}
