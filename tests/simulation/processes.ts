import { AsyncLocalStorage } from 'node:async_hooks'
import { START } from './games'
import type { Outcome } from './store/operations'
import { createStore, type Operation } from './store/store'

/** Something that happens once, just before somebody's operation. */
interface Interruption {
  who: string
  kind: Operation['kind']
  path: string
  happens: () => Promise<unknown>
  outcome: Outcome
}

/** The name of the process that the running code belongs to. All scenes share this storage; `scheduler.ts` says why. */
const processName = new AsyncLocalStorage<string>()

/** A database in memory, and the processes that use it by a test's clock. A test interrupts them between operations. */
export class Processes {
  now = START
  /** How long an operation of the database takes (ms). */
  tick = 0
  /** The operations of the database so far. */
  readonly operations: Operation[] = []
  private readonly memories = new Map<string, Map<object, unknown>>()
  private interruptions: Interruption[] = []
  readonly store = createStore({
    clock: () => this.now,
    whoIsCalling: () => processName.getStore() ?? 'the test',
    turn: async (operation) => {
      this.now += this.tick
      this.operations.push(operation)
      const index = this.interruptions.findIndex(
        ({ who, kind, path }) =>
          who === operation.who && kind === operation.kind && operation.paths.some((each) => each.includes(path)),
      )
      const [interruption] = index < 0 ? [] : this.interruptions.splice(index, 1)
      await interruption?.happens()
      return interruption?.outcome ?? 'ok'
    },
  })

  /** Runs some work as this process, with its own memory. */
  as<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (!this.memories.has(who)) this.memories.set(who, new Map())
    return processName.run(who, work)
  }

  memory = (): Map<object, unknown> => this.memories.get(processName.getStore() ?? '') ?? new Map()

  /** What was to interrupt an operation that never came. */
  get leftInterruptions(): string[] {
    return this.interruptions.map(({ who, kind, path }) => `${who}: ${kind} of ${path}`)
  }

  /** Lets something happen just before somebody's next operation that touches this path. */
  before(who: string, kind: Operation['kind'], path: string, happens: () => Promise<unknown>): void {
    this.interruptions.push({ who, kind, path, happens, outcome: 'ok' })
  }

  /**
   * Stores somebody's next commit that touches this path, but reports it as failed.
   * @param meanwhile happens before they read again.
   */
  losesAnswer(who: string, path: string, meanwhile?: () => Promise<unknown>): void {
    const happens = async () => meanwhile && this.before(who, 'read', '', meanwhile)
    this.interruptions.push({ who, kind: 'commit', path, happens, outcome: 'reported-lost' })
  }
}
