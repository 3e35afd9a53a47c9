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

/** Every document that is the same after a backup and its restore, by path. */
export async function keptDocuments(): Promise<Tree> {
  const all = await readAllDocuments(db)
  // The names of collections stand at every second place.
  const isKept = (path: string) => !path.split('/').some((part, index) => index % 2 === 0 && TRANSIENT.has(part))
  return new Map([...all].filter(([path]) => isKept(path) && path !== paths.invite()))
}

/** Reads the whole season. */
export async function readTree(): Promise<Tree> {
  const tree: Tree = new Map()
  await walk(await db.doc(paths.season(SEASON)).listCollections(), tree)
  tree.set(paths.settings(), (await db.doc(paths.settings()).get()).data() ?? {})
  return tree
}
