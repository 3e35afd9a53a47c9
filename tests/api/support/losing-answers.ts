import { vi } from 'vitest'
import { db } from '#functions/db/firebase'

/** Does something while the answer to every commit is lost: the SDK then runs the transaction again. */
export async function losingAnswers<T>(act: () => Promise<T>): Promise<T> {
  const run = db.runTransaction.bind(db)
  const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
    await run(work, options as never)
    return run(work, options as never)
  })
  return act().finally(() => spy.mockRestore())
}
