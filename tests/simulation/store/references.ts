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
  isEqual(other: DocumentReference): boolean {
    return this.path === other.path
  }
  collection(name: string): CollectionReference {
    return new CollectionReference(this.engine, `${this.path}/${name}`)
  }
  async listCollections(): Promise<CollectionReference[]> {
    return (await this.engine.list(this.path)).map((name) => this.collection(name))
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
  update(first: string | FieldPath | object, ...rest: readonly unknown[]): Promise<WriteResult> {
    return only(new WriteBatch(this.engine).update(this, first, ...rest))
  }
  delete(precondition?: Precondition): Promise<WriteResult> {
    return only(new WriteBatch(this.engine).delete(this, precondition))
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
  async add(data: unknown): Promise<DocumentReference> {
    const ref = this.doc()
    await ref.create(data)
    return ref
  }
  async listDocuments(): Promise<DocumentReference[]> {
    return (await this.engine.list(this.path)).map((id) => this.doc(id))
  }
}
