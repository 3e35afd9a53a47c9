import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { transact } from '#functions/db/firebase'
import { perProcess } from '#functions/db/process-memory'
import { onFailure } from '#functions/log'
import { deliverMail } from '#functions/mail/deliver-mail'
import { mailPlayer } from '#functions/mail/queue'
import { assertClock } from '../../scripts/assert-clock'
import { startReferee } from '../../scripts/referee'
import { emptyLeague, player } from './support/league'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

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

it('a computer whose clock is wrong runs no tool: a pass would show picks too early, a restore lock everybody out', async () => {
  await expect(assertClock()).resolves.toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE })
  await expect(assertClock()).rejects.toThrow('The clock of this computer is 1200 s ahead. Please set it first.')
  vi.setSystemTime(Date.now() - 40 * MINUTE)
  await expect(assertClock()).rejects.toThrow('The clock of this computer is 1200 s behind. Please set it first.')
})

it('a pass from a laptop, which lacks the mail server’s secret, raises no alarm for mail that waits', async () => {
  await emptyLeague()
  const { uid } = await player()
  await transact((tx) => mailPlayer(tx, uid, { subject: 'Your pick', text: 'was changed.' }))
  for (const name of ['SMTP_URL', 'FIRESTORE_EMULATOR_HOST', 'K_SERVICE']) vi.stubEnv(name, '')
  const [failed, said] = [vi.fn(), vi.spyOn(console, 'info').mockReturnValue()]
  onFailure(failed)
  await deliverMail()
  expect([failed.mock.calls, said.mock.calls]).toEqual([[], [['Mail waits for the deployed referee.']]])
})
