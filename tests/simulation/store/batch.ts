import type { Engine } from './engine'
import type { Timestamp } from './sdk'
import {
  createWrite,
  deleteWrite,
  type Precondition,
  type SetOptions,
  setWrite,
  updateWrite,
  type Write,
} from './writes'

interface Ref {
  readonly path: string
}
export interface WriteResult {
  writeTime: Timestamp
}

/** Writes that are committed together. */
export class Writes {
  readonly list: Write[] = []

  create(ref: Ref, data: unknown): this {
    return this.add(createWrite(ref.path, data))
  }
  set(ref: Ref, data: unknown, options?: SetOptions): this {
    return this.add(setWrite(ref.path, data, options))
  }
  update(ref: Ref, fields: object, precondition?: Precondition): this {
    return this.add(updateWrite(ref.path, fields, precondition))
  }
  delete(ref: Ref): this {
    return this.add(deleteWrite(ref.path))
  }

  protected add(write: Write): this {
    this.list.push(write)
    return this
  }
}

export class WriteBatch extends Writes {
  #committed = false

  constructor(readonly engine: Engine) {
    super()
  }

  async commit(): Promise<WriteResult[]> {
    this.#committed = true
    return (await this.engine.commit(this.list)).map((writeTime) => ({ writeTime }))
  }

  protected override add(write: Write): this {
    if (this.#committed) throw new Error('Cannot modify a WriteBatch that has been committed.')
    return super.add(write)
  }
}
