import { WriteBatch } from './batch'
import { Documents } from './documents'
import type { Store, StoreOptions } from './operations'
import { CollectionReference, DocumentReference, type Field, snapshots } from './references'
import type { Firestore } from './sdk'
import { StoreEngine } from './store-engine'
import { runTransaction, type Transaction, type TransactionOptions, wanted } from './transaction'
import type { Fields } from './values'

export type { Operation, Outcome, Store, StoreOptions } from './operations'
export { Killed, StoreError } from './operations'

/** A database in memory with the semantics of Firestore, whose operations wait for the scheduler's turn. */
export function createStore(options: StoreOptions): Store {
  return storeOn(new StoreEngine(options, new Documents()), options)
}

function storeOn(engine: StoreEngine, options: StoreOptions): Store {
  return {
    db: databaseOn(engine),
    get operations() {
      return engine.operations
    },
    dump: () => new Map([...engine.documents.all()].map(({ path, fields }): [string, Fields] => [path, fields])),
    load: (documents) => engine.load(documents),
    peek: (path) => engine.documents.get(path)?.fields,
    clone(others = {}) {
      const all = { ...options, ...others }
      return storeOn(engine.clone(all), all)
    },
  }
}

/** The part of the client library's Firestore that the product uses. */
function databaseOn(engine: StoreEngine): Firestore {
  const database = {
    doc: (path: string) => new DocumentReference(engine, path),
    collection: (path: string) => new CollectionReference(engine, path),
    batch: () => new WriteBatch(engine),
    getAll: (...asked: (DocumentReference | { fieldMask?: Field[] })[]) => snapshots(...wanted(asked, engine.read)),
    runTransaction: <T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions) =>
      runTransaction(engine, work, options),
    recursiveDelete: (ref: { path: string }) => engine.deleteBelow(ref.path),
  }
  return database as unknown as Firestore
}
