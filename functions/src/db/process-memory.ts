/** Finds the memory of the process that is running. The simulation replaces it, since it runs several in one. */
let memory: () => Map<object, unknown> = () => own

const own = new Map<object, unknown>()

/**
 * What one server process remembers between calls, such as a cache or the time of its last look. It is lost when the
 * process ends, so nothing may depend on it for being right.
 * @returns a function that gives the process's own value, made by `create` the first time.
 */
export function perProcess<T>(create: () => T): () => T {
  const key = {}
  return () => {
    const mine = memory()
    if (!mine.has(key)) mine.set(key, create())
    return mine.get(key) as T
  }
}

/** Gives each simulated process a memory of its own. */
export function setProcessMemory(of: () => Map<object, unknown>): void {
  memory = of
}
