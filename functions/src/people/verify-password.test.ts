import type { UserRecord } from 'firebase-admin/auth'
import { expect, it, vi } from 'vitest'
import { waitForChanges } from './verify-password'

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms - 3)),
}))

/** The account of a player whose sessions end with those that are opened at `resetAt` (epoch ms). */
const account = (resetAt: number) => ({ customClaims: { resetAt, passwordAt: 1 } }) as unknown as UserRecord

it('a password is checked only after the end of the sessions before it, also where timers end early', async () => {
  const resetAt = Date.now() + 50
  expect((await waitForChanges(account(resetAt))).startedAt).toBeGreaterThan(resetAt)
})

it('a check waits two seconds, not an hour, for an end that a wrong clock has set', async () => {
  const before = Date.now()
  const { startedAt } = await waitForChanges(account(before + 3_600_000))
  expect(startedAt - before).toBeGreaterThan(2_000)
  expect(startedAt - before).toBeLessThan(30_000)
})
