import { MINUTE } from '#common/durations'
import { seededRandom } from '#common/random'
import { auth } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { SimulatedFeed } from './feed'
import { GAMES, SECOND_WEEK, START } from './games'
import { type Process, Scheduler } from './scheduler'
import { createStore, type Operation, type Outcome, type Store } from './store/store'
import { takeOver } from './take-over'

interface Hooks {
  fault(operation: Operation, process: Process): Outcome
  after(operation: Operation, outcome: Outcome): void
  /** A response of the feed arrived to a request that was sent at this time. */
  arrived(askedAt: number): void
}

/** The simulated server: a scheduler, a database and a feed, which replace the real ones during a run. */
export class SimulatedServer {
  readonly scheduler: Scheduler
  readonly store: Store
  readonly feed: SimulatedFeed

  constructor(seed: number, hooks: Hooks) {
    this.scheduler = new Scheduler(seed, START, hooks.fault, hooks.after)
    const { turn, whoIsCalling } = this.scheduler
    this.store = createStore({ clock: () => this.scheduler.now, turn, whoIsCalling })
    const games = new Set(GAMES.map((game) => game.id))
    this.feed = new SimulatedFeed({ start: START, week: SECOND_WEEK }, games, {
      scheduler: this.scheduler,
      random: seededRandom('the feed', seed),
      arrived: hooks.arrived,
    })
  }

  /**
   * Replaces clock, feed, database, memory and log, and the sign-in by one without accounts.
   * @returns a function that restores them.
   */
  takeOver(): () => void {
    const { error, info, warn } = console
    const { getUser, deleteUser } = auth
    const { scheduler, feed, store } = this
    const restore = takeOver({ now: () => scheduler.now, fetch: feed.fetch, db: store.db, memory: scheduler.memory })
    Object.assign(console, { error: () => {}, info: () => {}, warn: () => {} })
    const isUnknown = () => Promise.reject(Object.assign(new Error('nobody'), { code: 'auth/user-not-found' }))
    Object.assign(auth, { getUser: isUnknown, deleteUser: isUnknown })
    setLog(() => {})
    return () => {
      restore()
      Object.assign(auth, { getUser, deleteUser })
      Object.assign(console, { error, info, warn })
    }
  }

  /** Runs some work while nothing else happens. */
  async alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    let done: { value: T } | { error: unknown } | null = null
    void this.scheduler.run(this.scheduler.process(name), work).then(
      (value) => (done = { value }),
      (error: unknown) => (done = { error }),
    )
    for (let minute = 0; done === null && minute < 10; minute += 1) {
      await this.scheduler.play(this.scheduler.now + (minute > 0 ? MINUTE : 0))
      await new Promise((resolve) => setImmediate(resolve))
    }
    const outcome = done as { value: T } | { error: unknown } | null
    if (!outcome) throw new Error(`${name} did not come to an end`)
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }
}
