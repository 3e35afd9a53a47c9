import type { Timestamp } from './sdk'
import type { Fields } from './values'

/** One version of a document. Every write makes a new object, so versions are compared by identity. */
export interface Version {
  readonly path: string
  readonly fields: Fields
  readonly createTime: Timestamp
  readonly updateTime: Timestamp
}

type Collection = Map<string, Version>
const NOTHING: ReadonlyMap<string, Version> = new Map()
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** All documents, by their collection. A clone shares the collections until one of the two writes to them. */
export class Documents {
  /** The number of changes so far, so that nothing is compared that cannot have changed. */
  changes = 0
  #collections = new Map<string, Collection>()
  #isOwn = true
  #own = new Set<string>()

  clone(): Documents {
    const clone = new Documents()
    clone.#collections = this.#collections
    for (const each of [this, clone]) {
      each.#isOwn = false
      each.#own = new Set()
    }
    return clone
  }

  get(path: string): Version | undefined {
    return this.#collections.get(parentOf(path))?.get(path)
  }

  in(collection: string): ReadonlyMap<string, Version> {
    return this.#collections.get(collection) ?? NOTHING
  }

  put(path: string, version: Version | undefined): void {
    this.changes += 1
    const collection = this.#writable(parentOf(path))
    if (version) collection.set(path, version)
    else collection.delete(path)
  }

  *all(): Iterable<Version> {
    for (const collection of this.#collections.values()) yield* collection.values()
  }

  #writable(path: string): Collection {
    if (!this.#isOwn) this.#collections = new Map(this.#collections)
    this.#isOwn = true
    const held = this.#collections.get(path)
    if (held && this.#own.has(path)) return held
    const own = new Map(held)
    this.#own.add(path)
    this.#collections.set(path, own)
    return own
  }
}
