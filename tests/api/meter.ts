import { vi } from 'vitest'
import { db } from '../../functions/src/firebase'

/** What the database bills, counted where the server's library sends it. */
export interface Meter {
  reads: number
  writes: number
  stop(): void
}

/** The process stopped just after one of its writes. */
export class Stopped extends Error {}

/** Where the server's library keeps what all values of a kind do. */
export const prototypeOf = <T extends object>(value: T): T => Object.getPrototypeOf(value) as T

/** Counts reads and writes from now on; `stopAfter` ends the process, as far as it can tell, after that many writes. */
export function meter(stopAfter = Number.POSITIVE_INFINITY): Meter {
  const count = { reads: 0, writes: 0 }
  const document = prototypeOf(db.doc('any/one'))
  const query = prototypeOf(prototypeOf(db.collection('any')))
  const batch = prototypeOf(db.batch())
  const [getDocument, getQuery, commit] = [document.get, query.get, batch.commit]
  const spies = [
    vi.spyOn(document, 'get').mockImplementation(function (this: typeof document) {
      count.reads += 1
      return getDocument.call(this)
    }),
    vi.spyOn(query, 'get').mockImplementation(async function (this: typeof query) {
      const found = await getQuery.call(this)
      count.reads += Math.max(1, found.size)
      return found
    }),
    // Every write of a document alone goes through a batch of its own.
    vi.spyOn(batch, 'commit').mockImplementation(async function (this: typeof batch) {
      const results = await commit.call(this)
      count.writes += 1
      if (count.writes >= stopAfter) throw new Stopped()
      return results
    }),
  ]
  return Object.assign(count, { stop: () => spies.forEach((spy) => void spy.mockRestore()) })
}
