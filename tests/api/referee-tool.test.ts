import { expect, it } from 'vitest'
import { perProcess } from '#functions/db/process-memory'
import { startReferee } from '../../scripts/referee'
import { emptyLeague } from './support/league'

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
