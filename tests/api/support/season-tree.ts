import { isDeepStrictEqual } from 'node:util'
import { paths } from '#common/paths'
import { TRANSIENT } from '#functions/backup/documents'
import { db } from '#functions/db/firebase'
import { SEASON } from './league'

/** Every document of the season and the settings, by path. */
export type Tree = Map<string, Record<string, unknown>>

type Collections = Awaited<ReturnType<ReturnType<typeof db.doc>['listCollections']>>

async function walk(collections: Collections, tree: Tree): Promise<void> {
  for (const collection of collections) {
    for (const ref of await collection.listDocuments()) {
      const value = (await ref.get()).data()
      if (value) tree.set(ref.path, value)
      await walk(await ref.listCollections(), tree)
    }
  }
}

/** Every document of a database, by path. */
export async function readAllDocuments(of: typeof db): Promise<Tree> {
  const tree: Tree = new Map()
  await walk(await of.listCollections(), tree)
  return tree
}

/** Every document that a backup takes along, by path. */
export async function keptDocuments(): Promise<Tree> {
  const all = await readAllDocuments(db)
  return new Map([...all].filter(([path]) => !TRANSIENT.has(path.split('/')[0] ?? '')))
}

/** Reads the whole season. */
export async function readTree(): Promise<Tree> {
  const tree: Tree = new Map()
  await walk(await db.doc(paths.season(SEASON)).listCollections(), tree)
  tree.set(paths.settings(), (await db.doc(paths.settings()).get()).data() ?? {})
  return tree
}

/** Makes the season exactly what it was. */
export async function restoreTree(tree: Tree): Promise<void> {
  await db.recursiveDelete(db.doc(paths.season(SEASON)))
  const batch = db.batch()
  for (const [path, value] of tree) batch.set(db.doc(path), value)
  await batch.commit()
}

/** When the feed was read and a change decided, stored or logged is the pass's own time; everything else is the day's. */
const OWN_TIME = new Set(['feedAt', 'at', 'moveDecidedAt', 'movedAt', 'version'])
const timeless = (value: Record<string, unknown>): Record<string, unknown> => {
  const fields = Object.entries(value).filter(([field]) => !OWN_TIME.has(field))
  // A week publishes its lines, with the same times as theirs.
  return Object.fromEntries(fields.map(([field, each]) => [field, field === 'lines' ? linesOf(each) : each]))
}
const linesOf = (lines: unknown) => (lines as Record<string, unknown>[]).map(timeless)

/** The paths of the documents in which two seasons differ, but for the passes' own times. */
export function differences(a: Tree, b: Tree): string[] {
  const [one, other] = [byContent(a), byContent(b)]
  const every = new Set([...one.keys(), ...other.keys()])
  return [...every].filter((path) => !isDeepStrictEqual(timeless(one.get(path) ?? {}), timeless(other.get(path) ?? {})))
}

/** Log entries under what they say, the second of one text apart from the first: their ids are the pass's own. */
function byContent(tree: Tree): Tree {
  const counts = new Map<string, number>()
  return new Map(
    [...tree].map(([path, value]) => {
      if (!path.includes('/changes/')) return [path, value]
      const text = `changes: ${value.text}`
      counts.set(text, (counts.get(text) ?? 0) + 1)
      return [`${text} (${counts.get(text)})`, value]
    }),
  )
}
