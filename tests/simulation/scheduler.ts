import { AsyncLocalStorage } from 'node:async_hooks'
import { type Chance, chanceOf } from '#common/race/chance'
import { Killed, type Operation, type Outcome } from './store/store'

/** One process of the simulated server, or one client. Its memory is gone when it is killed. */
export interface Process {
  name: string
  memory: Map<object, unknown>
  alive: boolean
  /** Decides when its operations have their turn, how long they take, and which of them fail. */
  chance: Chance
}

interface Waiting {
  process: Process
  /** The lowest goes first. It is the process's own, so that leaving out what another does changes little. */
  priority: number
  operation: Operation
  go: (outcome: Outcome) => void
}

interface Sleeping {
  at: number
  wake: () => void
}

/** How much the clock moves with one operation of the database, at most (ms). */
const LONGEST_OPERATION = 400

/**
 * Owns the clock and the order of everything: each operation of the database waits here for its turn, and one seeded
 * generator says whose it is, how long it takes and which fault it suffers. So a seed is played the same way each time.
 */
export class Scheduler {
  operations = 0
  readonly #waiting: Waiting[] = []
  readonly #sleeping: Sleeping[] = []
  readonly #processes = new AsyncLocalStorage<Process>()

  /** @param fault the fault of an operation that has its turn. @param after is called once it has happened. */
  constructor(
    private readonly seed: number,
    public now: number,
    private readonly fault: (operation: Operation, process: Process) => Outcome,
    private readonly after: (operation: Operation, outcome: Outcome) => void,
  ) {}

  /** A process that has just been started. */
  process(name: string): Process {
    return { name, memory: new Map(), alive: true, chance: chanceOf(name, this.seed) }
  }

  readonly whoIsCalling = (): string => this.#current().name
  readonly memory = (): Map<object, unknown> => this.#current().memory

  #current(): Process {
    const process = this.#processes.getStore()
    if (!process) throw new Error('an operation outside of every process')
    return process
  }

  readonly turn = (operation: Operation): Promise<Outcome> =>
    new Promise((go) => {
      const process = this.#current()
      this.#waiting.push({ process, priority: process.chance(), operation, go })
    })

  /** Waits for some simulated time (ms). */
  sleep(ms: number): Promise<void> {
    return new Promise((wake) => this.#sleeping.push({ at: this.now + ms, wake }))
  }

  /** Runs some work in a process. What a killed process still returns is nobody's answer. */
  run<T>(process: Process, work: () => Promise<T>): Promise<T> {
    return this.#processes.run(process, async () => {
      const value = await work()
      if (!process.alive) throw new Killed(`${process.name} was killed`)
      return value
    })
  }

  /** Lets everything happen until nobody waits any more, or until this time. */
  async play(until: number): Promise<void> {
    for (;;) {
      // Everything that can go on without another turn goes on first.
      await new Promise((resolve) => setImmediate(resolve))
      const next = this.#sleeping.reduce((min, { at }) => Math.min(min, at), Number.POSITIVE_INFINITY)
      if (this.#waiting.length > 0) this.#letOneGo(next)
      else if (next <= until) this.now = Math.max(this.now, next)
      else break
      this.#wakeDue()
    }
    this.now = until
  }

  #letOneGo(next: number): void {
    const chosen = this.#waiting.reduce((first, each) => (each.priority < first.priority ? each : first))
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1)
    if (!chosen.process.alive) return
    this.operations += 1
    this.now = Math.min(
      this.now + Math.floor(chosen.process.chance() ** 3 * LONGEST_OPERATION),
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
