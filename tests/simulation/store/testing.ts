import { AsyncLocalStorage } from 'node:async_hooks'
import type { Operation, Outcome, StoreOptions } from './operations'
import { createStore } from './store'

/** Who calls a stepped store. All of them share this storage; `../scheduler.ts` says why. */
const caller = new AsyncLocalStorage<string>()

/** A store whose operations run at once, with a clock that stands still until it is set. */
export function testStore(options: Partial<StoreOptions> = {}) {
  let now = 1_000_000
  const setClock = (to: number) => {
    now = to
  }
  const turn = async (): Promise<Outcome> => 'ok'
  const store = createStore({ clock: () => now, turn, whoIsCalling: () => 'test', ...options })
  return { store, db: store.db, setClock }
}

/** A store whose operations wait until the test runs them. */
export function steppedStore() {
  const waiting: { operation: Operation; go: (outcome: Outcome) => void }[] = []
  const turn = (operation: Operation) => new Promise<Outcome>((go) => waiting.push({ operation, go }))
  return {
    ...testStore({ turn, whoIsCalling: () => caller.getStore() ?? 'nobody' }),
    waiting,
    /** Starts some work as this caller. */
    start: <T>(who: string, work: () => Promise<T>) => caller.run(who, () => outcomeOf(work)),
    /** Runs this caller's first waiting operation, and everything after it up to the next turn. */
    async step(who: string, outcome: Outcome = 'ok') {
      const index = waiting.findIndex(({ operation }) => operation.who === who)
      if (index < 0) throw new Error(`${who} has no waiting operation.`)
      waiting.splice(index, 1)[0]?.go(outcome)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** The result of some work: its value, or the code or message of its error. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return (await work()) ?? 'ok'
  } catch (error) {
    const { code, message } = error as { code?: number; message: string }
    return code ?? message
  }
}
