import { expect, it } from 'vitest'
import { invoke } from './desk'
import { scene, useScene } from './stage-scene'

useScene()

it('leaderboards that are asked for at once share one read of all members', async () => {
  await scene.opened()
  const before = scene.operations.length
  const ask = () => scene.as('api', () => invoke('GET /leaderboard/weekly', 'player-1', { query: { week: 9 } }))
  const boards = await Promise.all([ask(), ask(), ask()])
  expect(boards.map((rows) => (rows as unknown[]).length > 0)).toEqual([true, true, true])
  const reads = scene.operations.slice(before).flatMap(({ paths }) => paths)
  expect(reads.filter((path) => path === 'users')).toHaveLength(1)
})
