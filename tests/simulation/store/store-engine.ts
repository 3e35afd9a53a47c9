import { applied, type Moment } from './apply'
import { Documents, type Version } from './documents'
import type { Engine, Read, Reads } from './engine'
import { storedFields } from './input'
import { code, Killed, type Operation, type Outcome, StoreError, type StoreOptions } from './operations'
import { Timestamp } from './sdk'
import { isSame } from './values'
import { deleteWrite, type Write } from './writes'

const unavailable = () => new StoreError(code.unavailable, 'UNAVAILABLE: the connection was lost.')
const aborted = () => new StoreError(code.aborted, 'ABORTED: too much contention on these documents.')
const closed = () => new StoreError(code.invalidArgument, 'INVALID_ARGUMENT: Transaction is invalid or closed.')
const killed = () => new Killed('The process ended just after an operation.')

/** Reads and commits, each in its turn. */
export class StoreEngine implements Engine {
  operations = 0
  /** The time of the latest commit, in microseconds. */
  #latest = 0
  /** How many ids were given out. */
  #ids = 0

  constructor(
    readonly options: StoreOptions,
    public documents: Documents,
  ) {}

  clone(options: StoreOptions): StoreEngine {
    const clone = new StoreEngine(options, this.documents.clone())
    clone.#latest = this.#latest
    clone.#ids = this.#ids
    return clone
  }

  load(loaded: ReadonlyMap<string, object>): void {
    this.documents = new Documents()
    const commit = this.#commitTime()
    for (const [path, data] of loaded)
      this.documents.put(path, {
        path,
        fields: storedFields(data, 'nowhere', []),
        createTime: commit,
        updateTime: commit,
      })
  }

  newId(): string {
    this.#ids += 1
    return `id-${this.#ids}`
  }

  readonly read: Read = async ({ paths, find }) => {
    await this.#readTurn(paths)
    const versions = find(this.documents)
    this.options.billed?.(Math.max(1, versions.length))
    return { versions, readTime: fromMicros(this.#latest) }
  }

  async commit(writes: readonly Write[], reads?: Reads): Promise<Timestamp[]> {
    const request = this.#now()
    const apply = () => this.#apply(writes, request, reads)
    const paths = writes.map(({ path }) => path)
    switch (await this.#turn('commit', paths)) {
      case 'ok':
        return apply()
      case 'resent':
        apply()
        if (reads) throw closed()
        return this.#apply(writes, this.#now())
      case 'reported-lost':
        ignoringErrors(apply)
        throw unavailable()
      case 'killed-after':
        ignoringErrors(apply)
        throw killed()
      case 'aborted':
        throw aborted()
      default:
        throw unavailable()
    }
  }

  async deleteBelow(path: string): Promise<void> {
    const below = [...this.documents.all()].filter((each) => `${each.path}/`.startsWith(`${path}/`))
    await this.commit(below.map((each) => deleteWrite(each.path)))
  }

  #turn(kind: Operation['kind'], paths: readonly string[]): Promise<Outcome> {
    this.operations += 1
    return this.options.turn({ kind, paths: [...paths], who: this.options.whoIsCalling() })
  }

  async #readTurn(paths: readonly string[]): Promise<void> {
    const outcome = await this.#turn('read', paths)
    if (outcome === 'ok') return
    if (outcome === 'killed-after') throw killed()
    throw outcome === 'aborted' ? aborted() : unavailable()
  }

  /** Stores all writes, or throws and stores none. */
  #apply(writes: readonly Write[], request: number, reads?: Reads): Timestamp[] {
    reads?.demandUnchanged(this.documents)
    const moment: Moment = { request: Timestamp.fromMillis(request), commit: this.#commitTime() }
    const next = new Map<string, Version | undefined>()
    const times = writes.map((write) => {
      const was = next.has(write.path) ? next.get(write.path) : this.documents.get(write.path)
      const is = applied(was, write, moment)
      next.set(write.path, is)
      return is?.updateTime ?? moment.commit
    })
    for (const [path, version] of next)
      if (isChange(this.documents.get(path), version)) this.documents.put(path, version)
    return times
  }

  #now(): number {
    return Math.floor(this.options.clock())
  }

  /** The time of a commit. It is unique, even where the clock stands still. */
  #commitTime(): Timestamp {
    this.#latest = Math.max(this.#now() * 1000, this.#latest + 1)
    return fromMicros(this.#latest)
  }
}

/** Whether a commit has changed a document. A change and its reversal in one commit are none. */
const isChange = (was: Version | undefined, is: Version | undefined) =>
  was?.createTime !== is?.createTime || !isSame(was?.fields, is?.fields)

const fromMicros = (micros: number) => new Timestamp(Math.floor(micros / 1e6), (micros % 1e6) * 1000)

/** Runs some work whose result and error the caller never receives. */
function ignoringErrors(work: () => unknown): void {
  try {
    work()
  } catch {
    // The commit was refused, and that response is lost too: the caller receives the connection's error.
  }
}
