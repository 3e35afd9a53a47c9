import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import { GAMES } from './games'
import { scene, useScene } from './stage-scene'

useScene()

/** A game of week 10, which is prepared: players cannot pick in it yet, and see none of its numbers. */
let game: string
let slate: string[]
beforeEach(async () => {
  await scene.open(9)
  slate = GAMES.flatMap(({ id, week }) => (week === 10 ? [id] : []))
  ;[game = ''] = slate
  for (const id of slate) scene.game(id, { kickoff: scene.now + 6 * HOUR, phase: 'pre' })
  await scene.saveSlate(slate, 10)
  await scene.edit(10, game, { spread: -3.5 })
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

describe('a number that players have seen stays known while the active week is set back', () => {
  const activate = (activeWeek: number) => scene.desk('POST /settings/active-week', { activeWeek })
  beforeEach(async () => {
    await scene.edit(10, game, { spread: null })
    await activate(10)
    await scene.edit(10, game, { spread: -4 })
    await activate(9)
  })

  it('so another one says what it was before', async () => {
    await scene.edit(10, game, { spread: -7 })
    expect(line()).toMatchObject({ spread: -7, spreadWas: -4 })
  })

  it('so after an undo another one is no first number, and has its entry', async () => {
    await scene.undo(true, 10)
    await scene.edit(10, game, { spread: 6.5 })
    await activate(10)
    expect(line()).toMatchObject({ spread: 6.5, spreadWas: -4 })
    expect(scene.log().at(-2)).toMatch(/ no line → /)
  })

  it('so to take off the game has to be confirmed, also without its number', async () => {
    await scene.edit(10, game, { spread: null })
    const selectedGameIds = slate.filter((id) => id !== game)
    await expect(scene.desk('POST /commish/save-games', { week: 10, selectedGameIds })).rejects.toThrow(
      /drops any picks/,
    )
  })

  it('and nobody is refused as if the game could be picked', async () => {
    const pick = {
      userId: 'player-1',
      week: 10,
      gameId: game,
      pickTeam: 'HOME',
      reason: 'Was on a plane',
      entryId: '0b9a1c5e-52a5-4b8e-9d2f-6f2f4a1f7c3d',
    } as const
    await expect(scene.desk('POST /commish/fix-pick', pick)).rejects.toThrow('Week 10 is not open for picks yet.')
  })
})
