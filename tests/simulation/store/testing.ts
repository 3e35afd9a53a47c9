import { AsyncLocalStorage } from 'node:async_hooks'
import type { Operation, Outcome, StoreOptions } from './options'
import { createStore } from './store'

/** A store whose operations go on at once, at a clock that stands still until it is set. */
export function testStore(options: Partial<StoreOptions> = {}) {
  let now = 1_000_000
  let ids = 0
  const id = () => {
    ids += 1
    return `id-${ids}`
  }
  const setClock = (to: number) => {
    now = to
  }
  const turn = async (): Promise<Outcome> => 'ok'
  const store = createStore({ clock: () => now, turn, whoIsCalling: () => 'test', id, ...options })
  return { store, db: store.db, setClock }
}

/** A store whose operations wait until the test lets them go on. */
export function steppedStore() {
  const caller = new AsyncLocalStorage<string>()
  const waiting: { operation: Operation; go: (outcome: Outcome) => void }[] = []
  const turn = (operation: Operation) => new Promise<Outcome>((go) => waiting.push({ operation, go }))
  return {
    ...testStore({ turn, whoIsCalling: () => caller.getStore() ?? 'nobody' }),
    waiting,
    /** Starts some work in somebody's name. */
    start: <T>(who: string, work: () => Promise<T>) => caller.run(who, () => outcomeOf(work)),
    /** Lets the first operation go on that somebody waits with, and everything after it up to the next turn. */
    async step(who: string, outcome: Outcome = 'ok') {
      const at = waiting.findIndex(({ operation }) => operation.who === who)
      if (at < 0) throw new Error(`${who} waits for nothing.`)
      waiting.splice(at, 1)[0]?.go(outcome)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** What some work came to: its value, or the code or message of its error. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return (await work()) ?? 'ok'
  } catch (error) {
    const { code, message } = error as { code?: number; message: string }
    return code ?? message
  }
}
