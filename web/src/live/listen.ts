import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  onSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import { connect } from './firebase'

const isCollection = (path: string) => path.split('/').length % 2 === 1

/** The documents of a collection; `…/changes?week=11` are those of them whose field is that number. */
function documentsOf(db: Firestore, path: string) {
  const [place = '', field, value] = path.split(/[?=]/)
  const all = collection(db, place)
  return field ? query(all, where(field, '==', Number(value))) : all
}

/** An absence that the cache knew already is confirmed by a change of the metadata alone. */
const HOW = { includeMetadataChanges: true } as const

/** A document's fields; a timestamp of the database as epoch milliseconds, as all other times are. */
const fieldsOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, value instanceof Timestamp ? value.toMillis() : value]),
  )

/** Tells the current value of a document, or the documents of a collection, and every later one. */
export async function listen(
  path: string,
  onValue: (value: unknown) => void,
  onFailure: (failure: Error) => void,
): Promise<() => void> {
  const db = await connect()
  if (isCollection(path)) {
    return onSnapshot(
      documentsOf(db, path),
      HOW,
      (found) => {
        // An empty answer out of the cache only means that nobody has looked yet.
        if (!found.empty || !found.metadata.fromCache) onValue(found.docs.map((each) => fieldsOf(each.data())))
      },
      onFailure,
    )
  }
  return onSnapshot(
    doc(db, path),
    HOW,
    (found) => {
      if (found.exists() || !found.metadata.fromCache) onValue(found.exists() ? fieldsOf(found.data()) : null)
    },
    onFailure,
  )
}
