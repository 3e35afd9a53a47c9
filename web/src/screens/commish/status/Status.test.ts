import { expect, it, vi } from 'vitest'
import { useCorrection } from '#web/session/serverTime'
import { readStatus } from './Status'

vi.mock('#web/api', () => ({ call: async () => ({}) }))

it('the status is read at the server’s time, and so is the age of what waits', async () => {
  vi.setSystemTime(0)
  useCorrection.setState(600_000)
  expect(await readStatus()).toEqual({ status: {}, at: 600_000 })
})
