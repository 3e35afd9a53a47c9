import type { Documents, Version } from './documents'
import { code, StoreError } from './operations'
import type { Timestamp } from './sdk'
import type { Write } from './writes'

/** Something to read: the paths for the scheduler, and the function that finds it when it has its turn. */
export interface Lookup {
  paths: readonly string[]
  find(now: Documents): readonly (Version | undefined)[]
}

/** What was found, and when. */
export interface Found {
  versions: readonly (Version | undefined)[]
  readTime: Timestamp
}

export type Read = (lookup: Lookup) => Promise<Found>

/** What references and transactions need of the store. */
export interface Engine {
  read: Read
  /** @param reads what a transaction has read; without it, the writes are a batch. */
  commit(writes: readonly Write[], reads?: Reads): Promise<Timestamp[]>
  newId(): string
}

/** What a transaction has read so far. */
export interface Reads {
  /** Throws if any of it has changed. */
  demandUnchanged(now: Documents): void
}

/** The lookup of documents by their paths. */
export const byPath = (paths: readonly string[]): Lookup => ({
  paths,
  find: (documents) => paths.map((path) => documents.get(path)),
})

/**
 * What a read-write transaction has read. Firestore locks these documents; here, if somebody else changes one, the
 * transaction fails with ABORTED at its next read or its commit. Either way its function never sees a mix of two
 * states.
 */
export class CheckedReads implements Reads {
  #reads: { lookup: Lookup; versions: readonly (Version | undefined)[] }[] = []
  #changes = -1

  /** Looks up, and remembers what it finds. */
  find(lookup: Lookup, now: Documents): readonly (Version | undefined)[] {
    this.demandUnchanged(now)
    const versions = lookup.find(now)
    this.#reads.push({ lookup, versions })
    this.#changes = now.changes
    return versions
  }

  demandUnchanged(now: Documents): void {
    if (now.changes === this.#changes) return
    for (const { lookup, versions } of this.#reads) {
      const found = lookup.find(now)
      if (found.length !== versions.length || found.some((each, index) => each !== versions[index]))
        throw new StoreError(code.aborted, `Transaction aborted: ${lookup.paths.join(', ')} has changed.`)
    }
    this.#changes = now.changes
  }
}
