import { isDeepStrictEqual } from 'node:util'
import { paths } from '../../common/paths'
import { db } from '../../functions/src/firebase'
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

/** When the feed was read and when a log entry was made are the pass's own time; everything else is the day's. */
const OWN_TIME = new Set(['feedAt', 'at'])
const timeless = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !OWN_TIME.has(field)))

/** The paths of the documents in which two seasons differ, but for the passes' own times. */
export function differences(a: Tree, b: Tree): string[] {
  const every = new Set([...a.keys(), ...b.keys()])
  return [...every].filter((path) => !isDeepStrictEqual(timeless(a.get(path) ?? {}), timeless(b.get(path) ?? {})))
}
