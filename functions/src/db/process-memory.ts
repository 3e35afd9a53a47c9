import { logFailure } from '../log'

const own = new Map<object, unknown>()
let memory: () => Map<object, unknown> = () => own

/**
 * A value that one server process keeps between calls, such as a cache or the time of its last pass. It is lost when
 * the process ends, so nothing may depend on it to be correct.
 * @returns a function that gives the process's own value; `create` makes it on first use.
 */
export function perProcess<T>(create: () => T): () => T {
  const key = {}
  return () => {
    const mine = memory()
    if (!mine.has(key)) mine.set(key, create())
    return mine.get(key) as T
  }
}

/** Sets where the memory of the running code is, for what runs several servers, or one after another, in one process. */
export function setProcessMemory(of: () => Map<object, unknown>): void {
  memory = of
}

/**
 * A part of the scheduled round that looks for work, which a process does at most once in a period: each look is a billed
 * read. It never throws: a failure is logged.
 * @param period ms
 * @param failureText what the log says of a failure.
 */
export function atMostEvery(period: number, failureText: string, work: () => Promise<void>): () => Promise<void> {
  const last = perProcess(() => ({ at: 0 }))
  return async () => {
    const mine = last()
    if (Date.now() - mine.at < period) return
    mine.at = Date.now()
    await work().catch((error: unknown) =>
      logFailure(failureText, error, { todo: 'Nothing, unless it goes on: a later round tries again.' }),
    )
  }
}
