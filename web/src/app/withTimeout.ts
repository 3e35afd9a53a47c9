/** What the work comes to, or the failure that `late` makes when it takes longer than `limit` (ms). */
export async function withTimeout<T>(work: Promise<T>, limit: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(late()), limit)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
