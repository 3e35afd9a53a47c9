import { expect, vi } from 'vitest'
import { db } from '#functions/db/firebase'

/**
 * Does something whose first commit is refused, because something else is stored while its transaction runs: the SDK
 * then runs it again.
 */
export async function losingTheRace<T>(act: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  const run = db.runTransaction.bind(db)
  const spy = vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (work, options) => {
    const lost = new Error('lost')
    const refused = run(async (tx) => {
      await work(tx)
      throw lost
    })
    await expect(refused).rejects.toBe(lost)
    await meanwhile()
    return run(work, options as never)
  })
  return act().finally(() => spy.mockRestore())
}
