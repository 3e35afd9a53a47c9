import { afterEach, expect, it, vi } from 'vitest'
import { commitOnce, db } from './firebase'

afterEach(() => void vi.restoreAllMocks())

/** The database as it runs a transaction that often. @param between what happens after a run, by its number from 1. */
function runsTimes(times: number, between: (run: number) => void): void {
  vi.spyOn(db, 'runTransaction').mockImplementation(async (work) => {
    for (let run = 1; ; run += 1) {
      const value = await work({} as never)
      between(run)
      if (run === times) return value
    }
  })
}

it('a commit that lands only after the next run has asked for it is not made again', async () => {
  let run = 0
  let stored: number | null = null
  // The first commit is still under way while the second run reads, and makes that one lose.
  runsTimes(3, (done) => {
    if (done === 2) stored = 1
  })
  const value = await commitOnce(async () => {
    const mine = ++run
    return { value: mine, wasStored: async () => stored === mine }
  })
  expect([value, run]).toEqual([1, 2])
})
