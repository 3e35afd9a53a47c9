import { collection, doc, onSnapshot } from 'firebase/firestore'
import { connect } from '../firebase'

const isCollection = (path: string) => path.split('/').length % 2 === 1

/** Tells the current value of a document, or all documents of a collection, and every later one. */
export async function listen(
  path: string,
  onValue: (value: unknown) => void,
  onFailure: (failure: Error) => void,
): Promise<() => void> {
  const db = await connect()
  if (isCollection(path)) {
    return onSnapshot(
      collection(db, path),
      (found) => {
        // An empty answer out of the cache only means that nobody has looked yet.
        if (!found.empty || !found.metadata.fromCache) onValue(found.docs.map((each) => each.data()))
      },
      onFailure,
    )
  }
  return onSnapshot(
    doc(db, path),
    (found) => {
      if (found.exists() || !found.metadata.fromCache) onValue(found.data() ?? null)
    },
    onFailure,
  )
}
