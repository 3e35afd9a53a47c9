import { WriteBatch, type WriteResult } from './batch'
import { byPath, type Engine, type Read } from './engine'
import { Query } from './query'
import type { FieldPath } from './sdk'
import { DocumentSnapshot } from './snapshots'
import { pathOf } from './values'
import type { Precondition, SetOptions } from './writes'

export type Field = string | FieldPath

/** The path of a document. */
export class DocumentReference {
  constructor(
    readonly engine: Engine,
    readonly path: string,
  ) {
    if (path.split('/').length % 2) throw new Error(`"${path}" does not point to a document.`)
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }
  get parent(): CollectionReference {
    return new CollectionReference(this.engine, this.path.slice(0, this.path.lastIndexOf('/')))
  }
  async get(): Promise<DocumentSnapshot<DocumentReference>> {
    return (await snapshots([this], this.engine.read))[0] as DocumentSnapshot<DocumentReference>
  }
  create(data: unknown): Promise<WriteResult> {
    return only(new WriteBatch(this.engine).create(this, data))
  }
  set(data: unknown, options?: SetOptions): Promise<WriteResult> {
    return only(new WriteBatch(this.engine).set(this, data, options))
  }
  update(fields: object, precondition?: Precondition): Promise<WriteResult> {
    return only(new WriteBatch(this.engine).update(this, fields, precondition))
  }
  delete(): Promise<WriteResult> {
    return only(new WriteBatch(this.engine).delete(this))
  }
}

const only = async (batch: WriteBatch) => (await batch.commit())[0] as WriteResult

/** Reads documents, all at once, in the order asked for. */
export async function snapshots(
  refs: readonly DocumentReference[],
  read: Read,
  fieldMask?: readonly Field[],
): Promise<DocumentSnapshot<DocumentReference>[]> {
  const { versions, readTime } = await read(byPath(refs.map(({ path }) => path)))
  return refs.map((ref, index) => new DocumentSnapshot(ref, versions[index], readTime, fieldMask?.map(pathOf)))
}

/** All documents of a collection. */
export class CollectionReference extends Query<DocumentReference> {
  constructor(
    engine: Engine,
    readonly path: string,
  ) {
    super(engine, { collection: path, filters: [], orders: [] }, (each) => new DocumentReference(engine, each))
    if (path.split('/').length % 2 === 0) throw new Error(`"${path}" does not point to a collection.`)
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }
  get parent(): DocumentReference | null {
    const end = this.path.lastIndexOf('/')
    return end < 0 ? null : new DocumentReference(this.engine, this.path.slice(0, end))
  }
  doc(id = this.engine.newId()): DocumentReference {
    return new DocumentReference(this.engine, `${this.path}/${id}`)
  }
}
