import { Writes } from './batch'
import type { Documents } from './documents'
import { CheckedReads, type Engine, type Found, type Lookup, type Read } from './engine'
import { isRetried } from './operations'
import type { Query } from './query'
import { DocumentReference, type Field, snapshots } from './references'
import type { DocumentSnapshot, QuerySnapshot } from './snapshots'
import type { Write } from './writes'

export interface TransactionOptions {
  readOnly?: boolean
}
type Snapshot = DocumentSnapshot<DocumentReference>

/** One attempt at a transaction. As in the client library, its first read opens it, and other reads wait for that. */
export class Transaction extends Writes {
  #opening: Promise<Found> | undefined
  #snapshot: Documents | undefined
  readonly #reads = new CheckedReads()

  constructor(
    readonly engine: Engine,
    readonly readOnly: boolean,
  ) {
    super()
  }

  get(ref: DocumentReference): Promise<Snapshot>
  get(query: Query<DocumentReference>): Promise<QuerySnapshot<DocumentReference>>
  get(what: DocumentReference | Query<DocumentReference>): Promise<unknown> {
    this.#demandNoWrites()
    if (what instanceof DocumentReference) return snapshots([what], this.#read).then(([snapshot]) => snapshot)
    return what.getBy(this.#read)
  }

  getAll(...asked: (DocumentReference | { fieldMask?: Field[] })[]): Promise<Snapshot[]> {
    this.#demandNoWrites()
    return snapshots(...wanted(asked, this.#read))
  }

  async commit(): Promise<void> {
    if (this.readOnly || (!this.#opening && !this.list.length)) return
    await this.engine.commit(this.list, this.#opening && this.#reads)
  }

  protected override add(write: Write): this {
    if (this.readOnly) throw new Error('Firestore read-only transactions cannot execute writes.')
    return super.add(write)
  }

  readonly #read: Read = (lookup) => {
    const opening = this.#opening
    if (opening) return opening.then((first) => this.#look(lookup, first))
    this.#opening = this.#look(lookup)
    return this.#opening
  }

  async #look(lookup: Lookup, first?: Found): Promise<Found> {
    const find = this.readOnly ? this.#frozen(lookup) : (now: Documents) => this.#reads.find(lookup, now)
    const found = await this.engine.read({ paths: lookup.paths, find })
    return this.readOnly && first ? { ...found, readTime: first.readTime } : found
  }

  /** A read-only transaction looks at everything as it was at its first read. */
  #frozen(lookup: Lookup): Lookup['find'] {
    return (now) => {
      this.#snapshot ??= now.clone()
      return lookup.find(this.#snapshot)
    }
  }

  #demandNoWrites(): void {
    if (this.list.length) throw new Error('Firestore transactions require all reads to be executed before all writes.')
  }
}

/** Splits the arguments of getAll(). */
export function wanted(
  asked: readonly (DocumentReference | { fieldMask?: Field[] })[],
  read: Read,
): [DocumentReference[], Read, Field[] | undefined] {
  const refs = asked.filter((each) => each instanceof DocumentReference)
  const options = asked.find((each) => !(each instanceof DocumentReference)) as { fieldMask?: Field[] } | undefined
  return [refs, read, options?.fieldMask]
}

/** How often the client library runs a transaction's function. */
const ATTEMPTS = 5

/** Runs a transaction's function until it commits, with the client library's retries but without its back-off. */
export async function runTransaction<T>(
  engine: Engine,
  work: (tx: Transaction) => Promise<T>,
  { readOnly = false }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tx = new Transaction(engine, readOnly)
      const result = work(tx)
      if (!(result instanceof Promise)) throw new Error('You must return a Promise in your transaction()-callback.')
      const value = await result
      await tx.commit()
      return value
    } catch (error) {
      if (readOnly || attempt === ATTEMPTS || !isRetried(error)) throw error
    }
  }
}
