import { beforeEach, expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()

/** A game of week 10, which is prepared: players cannot pick in it yet, and see none of its numbers. */
let game: string
let slate: string[]
beforeEach(async () => {
  slate = await scene.open(10)
  ;[game = ''] = slate
  await scene.open(9)
})

const line = () => scene.line(10, game)
const troyAtNavy = { week: 10, homeTeam: 'Navy', awayTeam: 'Troy' }

it('a number that no player has seen is not kept where its game comes back by hand with another one', async () => {
  const add = (spread: number) =>
    scene.desk('POST /commish/games', { ...troyAtNavy, spread, kickoff: scene.now + 30 * HOUR })
  const { gameId } = await add(-3)
  await scene.edit(10, gameId, { spread: -4 })
  expect(scene.line(10, gameId)).toMatchObject({ spread: -4, spreadWas: null })
  await scene.saveSlate(slate, 10)
  await add(-6)
  expect(scene.line(10, gameId)).toMatchObject({ spread: -6, spreadWas: null })
})

it('a first number that no player has seen is not kept where it is undone', async () => {
  await scene.edit(10, game, { spread: null })
  await scene.edit(10, game, { spread: -4 })
  await scene.undo(true, 10)
  expect(line()).toMatchObject({ spread: null, spreadWas: null })
  const entries = scene.log().length
  await scene.edit(10, game, { spread: -6 })
  expect(scene.log(), 'a first number has no entry').toHaveLength(entries)
})
