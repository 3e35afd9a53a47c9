import { expect, it } from 'vitest'
import { invoke } from './desk'
import { play, useScene } from './stage-scene'

useScene()

it('leaderboards that are asked for at once share one read of all members', async () => {
  await play.opened()
  const before = play.operations.length
  const ask = () => play.as('api', () => invoke('GET /leaderboard/weekly', 'player-1', { query: { week: 9 } }))
  const boards = await Promise.all([ask(), ask(), ask()])
  expect(boards.map((rows) => (rows as unknown[]).length > 0)).toEqual([true, true, true])
  const reads = play.operations.slice(before).flatMap(({ paths }) => paths)
  expect(reads.filter((path) => path === 'users')).toHaveLength(1)
})
