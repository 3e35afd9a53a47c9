import { AsyncLocalStorage } from 'node:async_hooks'
import { type Random, seededRandom } from '#common/random'
import { Killed, type Operation, type Outcome } from './store/store'

/** A process of the simulated server, or a client. A killed process loses its memory. */
export interface Process {
  name: string
  memory: Map<object, unknown>
  alive: boolean
  /** Decides the order of its operations, how long they take, and which of them fail. */
  random: Random
}

interface Waiting {
  process: Process
  /** The lowest goes first. Drawn by the process itself, so that leaving out another's action changes little. */
  priority: number
  operation: Operation
  go: (outcome: Outcome) => void
}

interface Sleeping {
  at: number
  wake: () => void
}

/**
 * The process that the running code belongs to. All schedulers share this storage: Node 20 goes through every storage
 * that was ever used whenever a promise is made, so one for each scheduler would make all later tests and seeds slower.
 */
const runningProcess = new AsyncLocalStorage<Process>()

/** The longest that one operation of the database takes (ms). */
const LONGEST_OPERATION = 400

/**
 * Owns the clock and the order of all operations. Each operation of the database waits here for its turn; seeded random
 * numbers decide whose turn it is, how long it takes and how it fails. So a seed is always played the same way.
 */
export class Scheduler {
  operations = 0
  readonly #waiting: Waiting[] = []
  readonly #sleeping: Sleeping[] = []

  /** @param fault chooses the outcome of an operation. @param after is called when the operation has had its turn. */
  constructor(
    private readonly seed: number,
    public now: number,
    private readonly fault: (operation: Operation, process: Process) => Outcome,
    private readonly after: (operation: Operation, outcome: Outcome) => void,
  ) {}

  /** Starts a process. */
  process(name: string): Process {
    return { name, memory: new Map(), alive: true, random: seededRandom(name, this.seed) }
  }

  readonly whoIsCalling = (): string => this.#current().name
  readonly memory = (): Map<object, unknown> => this.#current().memory

  #current(): Process {
    const process = runningProcess.getStore()
    if (!process) throw new Error('an operation outside of every process')
    return process
  }

  readonly turn = (operation: Operation): Promise<Outcome> =>
    new Promise((go) => {
      const process = this.#current()
      this.#waiting.push({ process, priority: process.random(), operation, go })
    })

  /** Waits for some simulated time (ms). */
  sleep(ms: number): Promise<void> {
    return new Promise((wake) => this.#sleeping.push({ at: this.now + ms, wake }))
  }

  /** Runs some work in a process. Fails with Killed if the process was killed, also when the work still returned. */
  run<T>(process: Process, work: () => Promise<T>): Promise<T> {
    return runningProcess.run(process, async () => {
      const value = await work()
      if (!process.alive) throw new Killed(`${process.name} was killed`)
      return value
    })
  }

  /** Runs everything that is waiting, and wakes sleepers up to this time (epoch ms), which the clock then shows. */
  async play(until: number): Promise<void> {
    for (;;) {
      // First let everything run that does not wait for a turn.
      await new Promise((resolve) => setImmediate(resolve))
      const next = this.#sleeping.reduce((min, { at }) => Math.min(min, at), Number.POSITIVE_INFINITY)
      if (this.#waiting.length > 0) this.#runOne(next)
      else if (next <= until) this.now = Math.max(this.now, next)
      else break
      this.#wakeDue()
    }
    this.now = until
  }

  #runOne(next: number): void {
    const chosen = this.#waiting.reduce((first, each) => (each.priority < first.priority ? each : first))
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1)
    if (!chosen.process.alive) return
    this.operations += 1
    this.now = Math.min(
      this.now + Math.floor(chosen.process.random() ** 3 * LONGEST_OPERATION),
      Math.max(this.now, next),
    )
    const outcome = this.fault(chosen.operation, chosen.process)
    if (outcome === 'killed-after') chosen.process.alive = false
    chosen.go(outcome)
    this.after(chosen.operation, outcome)
  }

  #wakeDue(): void {
    const due = this.#sleeping.filter(({ at }) => at <= this.now)
    for (const sleeping of due) {
      this.#sleeping.splice(this.#sleeping.indexOf(sleeping), 1)
      sleeping.wake()
    }
  }
}
