import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { perProcess } from '#functions/db/process-memory'
import { assertClock, startReferee } from '../../scripts/referee'
import { emptyLeague } from './support/league'

afterEach(() => void vi.useRealTimers())

it('a referee remembers nothing of one that ran before in the same process', async () => {
  await emptyLeague()
  const memory = perProcess(() => ({ rounds: 0 }))
  const first = startReferee(60)
  memory().rounds += 1
  await first.stop()
  expect(memory().rounds).toBe(1)
  const second = startReferee(60)
  expect(memory().rounds).toBe(0)
  await second.stop()
})

it('a computer whose clock is ahead makes no pass: it would show picks before their lock', async () => {
  await expect(assertClock()).resolves.toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE })
  await expect(assertClock()).rejects.toThrow('The clock of this computer is 1200 s ahead. Set it first')
  vi.setSystemTime(Date.now() - 40 * MINUTE)
  await expect(assertClock(), 'a clock that is behind only delays the reveal').resolves.toBeUndefined()
})
