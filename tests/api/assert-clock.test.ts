import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { assertClock } from '../../scripts/assert-clock'

afterEach(() => void vi.useRealTimers())

it('a wrong clock is refused, whether it is ahead or behind', async () => {
  await expect(assertClock()).resolves.toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE })
  await expect(assertClock()).rejects.toThrow('The clock of this computer is 1200 s ahead. Please set it first.')
  vi.setSystemTime(Date.now() - 40 * MINUTE)
  await expect(assertClock()).rejects.toThrow('The clock of this computer is 1200 s behind. Please set it first.')
})

it('a slow answer of the database is not taken for a wrong clock', async () => {
  const asked = Date.now()
  vi.spyOn(Date, 'now').mockReturnValueOnce(asked - 20_000)
  await expect(assertClock()).resolves.toBeUndefined()
})
