import { vi } from 'vitest'
import { db } from '#functions/db/firebase'

/** What the database bills, counted where the server's library sends it. */
export interface Meter {
  reads: number
  /** Commits, those of transactions included. */
  writes: number
  stop(): void
}

/** Where the server's library keeps what all values of a kind do. */
const prototypeOf = <T extends object>(value: T): T => Object.getPrototypeOf(value) as T

/** Batches and transactions commit through this method of the library. */
interface Committing {
  _commit(...args: unknown[]): Promise<unknown>
  isEmpty: boolean
}

/** What a transaction reads goes through these. */
interface Reading {
  get(...args: unknown[]): Promise<{ size?: number }>
  getAll(...args: unknown[]): Promise<unknown[]>
}

let reading: Reading | undefined

async function transactionPrototype(): Promise<Reading> {
  reading ??= await db.runTransaction(async (tx) => prototypeOf(tx) as unknown as Reading)
  return reading
}

/** Counts reads and writes from now on. */
export async function meter(): Promise<Meter> {
  const count = { reads: 0, writes: 0 }
  const document = prototypeOf(db.doc('any/one'))
  const query = prototypeOf(prototypeOf(db.collection('any')))
  const batch = prototypeOf(db.batch()) as unknown as Committing
  const tx = await transactionPrototype()
  const [getDocument, getQuery, commit] = [document.get, query.get, batch._commit]
  const [getInside, getAllInside] = [tx.get, tx.getAll]
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
    vi.spyOn(tx, 'get').mockImplementation(async function (this: Reading, ...args: unknown[]) {
      const found = await getInside.apply(this, args)
      count.reads += Math.max(1, found.size ?? 1)
      return found
    }),
    vi.spyOn(tx, 'getAll').mockImplementation(async function (this: Reading, ...args: unknown[]) {
      const found = await getAllInside.apply(this, args)
      count.reads += found.length
      return found
    }),
    vi.spyOn(batch, '_commit').mockImplementation(async function (this: Committing, ...args: unknown[]) {
      const writes = !this.isEmpty
      const results = await commit.apply(this, args)
      if (writes) count.writes += 1
      return results
    }),
  ]
  return Object.assign(count, { stop: () => spies.forEach((spy) => void spy.mockRestore()) })
}
