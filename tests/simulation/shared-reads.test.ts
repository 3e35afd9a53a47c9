import { expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import { invoke } from './desk'
import { scene, useScene } from './stage-scene'

useScene()

const ask = () => scene.as('api', () => invoke('GET /leaderboard/weekly', 'player-1', { query: { week: 9 } }))

/** How often all members were read. */
const reads = () => scene.operations.filter(({ who, paths }) => who === 'api' && paths.includes('users')).length

it('leaderboards that are asked for at once share one read of all members', async () => {
  await scene.opened()
  const boards = await Promise.all([ask(), ask(), ask()])
  expect(boards.map((rows) => (rows as unknown[]).length > 0)).toEqual([true, true, true])
  expect(reads()).toBe(1)
})

it('a read of all members that fails late takes no newer one with it', async () => {
  await scene.opened()
  scene.before('api', 'read', 'users', async () => {
    scene.now += HOUR
    await ask()
    throw new Error('unavailable')
  })
  await expect(ask()).rejects.toThrow('unavailable')
  await ask()
  expect(reads()).toBe(2)
})

it('all members are read again after a wrong clock was set right', async () => {
  await scene.opened()
  await ask()
  scene.now -= HOUR
  await ask()
  expect(reads()).toBe(2)
})
