import type { Firestore } from './sdk'
import type { Fields } from './values'

/** What the scheduler is given of an operation that waits for its turn. */
export interface Operation {
  kind: 'read' | 'commit'
  paths: string[]
  who: string
}

/**
 * The outcome of an operation. `lost`: nothing is stored, and the caller receives UNAVAILABLE. `reported-lost`: stored,
 * but the caller receives UNAVAILABLE. `killed-after`: stored, then the process ends. `resent`: stored, but the
 * response was lost; the client library sends the commit again, and the caller receives the response to that.
 */
export type Outcome = 'ok' | 'lost' | 'reported-lost' | 'killed-after' | 'aborted' | 'unavailable' | 'resent'

export interface StoreOptions {
  clock: () => number
  turn: (operation: Operation) => Promise<Outcome>
  whoIsCalling: () => string
  /** Called after each read with what Firestore bills for it: every document found, and at least one. */
  billed?: (reads: number) => void
}

export interface Store {
  /** Takes the place of the functions' database. */
  readonly db: Firestore
  /** How many reads and commits were made so far. */
  readonly operations: number
  /** All documents; their values are the stored ones and cannot be changed. */
  dump(): Map<string, Fields>
  /** Replaces all documents. */
  load(documents: ReadonlyMap<string, object>): void
  /** A document's fields, without waiting for a turn. */
  peek(path: string): Fields | undefined
  /** Another store with the same documents. Cheap: the two share the collections that neither changes. */
  clone(options?: Partial<StoreOptions>): Store
}

/** The gRPC codes of the database's errors. */
export const code = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const

/** An error of the database; `code` is a gRPC number, as in the client library's errors. */
export class StoreError extends Error {
  override name = 'StoreError'
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(`${code} ${message}`)
  }
}

/** The process ended just after an operation. It has no code, so nothing retries it. */
export class Killed extends Error {
  override name = 'Killed'
}

/** The codes after which the client library runs a transaction's function again. */
const RETRIED: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14, 16]

export function isRetried(error: unknown): boolean {
  const { code: number, message } = error as { code?: unknown; message?: unknown }
  return RETRIED.includes(number) || (number === code.invalidArgument && /transaction has expired/.test(`${message}`))
}
