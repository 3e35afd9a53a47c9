import { vi } from 'vitest'
import { db } from '#functions/db/firebase'

/** Does something while the answer to every commit is lost: the SDK then runs the transaction again. */
export async function losingAnswers(act: () => Promise<unknown>): Promise<void> {
  const run = db.runTransaction.bind(db)
  const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
    await run(work, options as never)
    return run(work, options as never)
  })
  await act().finally(() => spy.mockRestore())
}
