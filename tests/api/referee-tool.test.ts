import { afterEach, expect, it, vi } from 'vitest'
import { transact } from '#functions/db/firebase'
import { perProcess } from '#functions/db/process-memory'
import { onFailure } from '#functions/log'
import { deliverMail } from '#functions/mail/deliver-mail'
import { mailPlayer } from '#functions/mail/queue'
import { startReferee } from '../../scripts/referee'
import { emptyLeague, player } from './support/league'

afterEach(() => void vi.unstubAllEnvs())

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
