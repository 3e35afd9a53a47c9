import type { Version } from './documents'
import { Timestamp } from './sdk'
import { copyFields, copyOut, type Fields, type Path, pathOf, valueAt, withValue } from './values'

/** One document as it was when it was read. */
export class DocumentSnapshot<Ref extends { id: string }> {
  readonly #version: Version | undefined
  readonly #fields: Fields | undefined

  /** @param mask the fields that were asked for; without it, all. */
  constructor(
    readonly ref: Ref,
    version: Version | undefined,
    readonly readTime: Timestamp,
    mask?: readonly Path[],
  ) {
    this.#version = version
    this.#fields = version && mask ? masked(version.fields, mask) : version?.fields
  }

  get id(): string {
    return this.ref.id
  }
  get exists(): boolean {
    return this.#version !== undefined
  }
  get createTime(): Timestamp | undefined {
    return copyOfTime(this.#version?.createTime)
  }
  get updateTime(): Timestamp | undefined {
    return copyOfTime(this.#version?.updateTime)
  }

  data(): Record<string, unknown> | undefined {
    return this.#fields && copyFields(this.#fields)
  }

  get(field: unknown): unknown {
    const value = this.#fields && valueAt(this.#fields, pathOf(field))
    return value === undefined ? undefined : copyOut(value)
  }
}

/** The result of a query. */
export class QuerySnapshot<Ref extends { id: string }> {
  constructor(
    readonly docs: readonly DocumentSnapshot<Ref>[],
    readonly readTime: Timestamp,
  ) {}

  get size(): number {
    return this.docs.length
  }
}

/** A copy, as in the real library, so that code which compares times by identity fails here too. */
const copyOfTime = (time: Timestamp | undefined) => time && new Timestamp(time.seconds, time.nanoseconds)

function masked(fields: Fields, mask: readonly Path[]): Fields {
  let some: Fields = {}
  for (const path of mask) {
    const value = valueAt(fields, path)
    if (value !== undefined) some = withValue(some, path, value)
  }
  return some
}
