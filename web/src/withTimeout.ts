/** Resolves as the work does; rejects with the error that `onTimeout` makes if that takes longer than `limit` (ms). */
export function withTimeout<T>(work: Promise<T>, limit: number, onTimeout: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(onTimeout()), limit)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
