import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#common/paths'
import { finishAtMostEvery } from './at-most-every'
import { db } from './db/firebase'
import { setLog } from './log'

const logged: string[] = []
setLog(({ message }) => void logged.push(message))
afterEach(() => void vi.restoreAllMocks())

test('a round that finishes what was interrupted ends once all of it has ended, whatever fails', async () => {
  const get = async () => ({ docs: [{ id: 'fails' }, { id: 'lasts' }] })
  vi.spyOn(db, 'collection').mockReturnValue({ limit: () => ({ get }) } as never)
  const finished: string[] = []
  const round = finishAtMostEvery(1, 'it waits', paths.deletions(), async (id) => {
    if (id === 'fails') throw new Error('stopped')
    await sleep(20)
    finished.push(id)
  })
  await round()
  expect(finished).toEqual(['lasts'])
  expect(logged).toEqual([expect.stringMatching(/^it waits: Error: stopped/)])
})
