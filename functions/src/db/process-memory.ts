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

/**
 * Sets where the memory of the running code is, for what runs several servers, or one after another, in one process.
 */
export function setProcessMemory(of: () => Map<object, unknown>): void {
  memory = of
}
