import type { Documents, Version } from './documents'
import type { Timestamp } from './sdk'
import type { Write } from './writes'

/** Something to read: the paths that the scheduler hears of, and how it is found once it is its turn. */
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
  /** The names below a path. */
  list(path: string): Promise<string[]>
  newId(): string
}

/** What a transaction has read so far. */
export interface Reads {
  /** Refuses by an error if any of it has changed. */
  demandUnchanged(now: Documents): void
}

/** The lookup of documents by their paths. */
export const byPath = (paths: readonly string[]): Lookup => ({
  paths,
  find: (documents) => paths.map((path) => documents.get(path)),
})
