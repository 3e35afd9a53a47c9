import type { Firestore } from './sdk'
import type { Fields } from './values'

/** What the scheduler hears of an operation before it goes on. */
export interface Operation {
  kind: 'read' | 'commit'
  paths: string[]
  who: string
}

/**
 * What becomes of an operation. `lost`: nothing is stored, and the caller hears UNAVAILABLE. `reported-lost`: stored,
 * but the caller hears UNAVAILABLE. `killed-after`: stored, then the process ends. `resent`: stored, but the answer was
 * lost and the client library sent the commit again, and the caller hears of the second.
 */
export type Outcome = 'ok' | 'lost' | 'reported-lost' | 'killed-after' | 'aborted' | 'unavailable' | 'resent'

export interface StoreOptions {
  clock: () => number
  turn: (operation: Operation) => Promise<Outcome>
  whoIsCalling: () => string
  id: () => string
}

export interface Store {
  /** What the functions take for the database. */
  readonly db: Firestore
  /** How many reads and commits were made so far. */
  readonly operations: number
  /** All documents; their values are the stored ones and cannot be changed. */
  dump(): Map<string, Fields>
  /** Replaces all documents. */
  load(documents: ReadonlyMap<string, object>): void
  /** One document's fields, at once and without a turn. */
  peek(path: string): Fields | undefined
  /** Another store with the same documents. It is cheap: the two share what neither changes. */
  clone(options?: Partial<StoreOptions>): Store
}
