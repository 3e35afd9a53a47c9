import { paths } from '#common/paths'
import { auth, db } from '#functions/db/firebase'

/** The collections of the product, by their last word. */
const collections = [
  ...new Set(
    Object.values(paths).map((path: (...args: never[]) => string) => {
      const words = path().split('/')
      return words[words.length % 2 ? words.length - 1 : words.length - 2] ?? ''
    }),
  ),
]

/** When each document was last written, and each account; two of these differ if anything was written between. */
export async function stamps(): Promise<Record<string, string>> {
  const [found, { users }] = await Promise.all([
    Promise.all(collections.map((name) => db.collectionGroup(name).get())),
    auth.listUsers(1_000),
  ])
  const documents = found.flatMap(({ docs }) =>
    docs.map(({ ref, updateTime }) => [ref.path, `${updateTime.seconds}.${updateTime.nanoseconds}`]),
  )
  const accounts = users.map(({ uid, ...account }) => [`account ${uid}`, JSON.stringify(account)])
  return Object.fromEntries([...documents, ...accounts])
}
