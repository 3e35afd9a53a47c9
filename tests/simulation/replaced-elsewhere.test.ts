import { beforeEach, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()

/** A game of week 9, LSU at home against Texas A&M. */
let game: string
beforeEach(async () => {
  game = await scene.opened()
  await scene.open(10)
})

const addInWeek10 = () =>
  scene.desk('POST /commish/games', {
    week: 10,
    homeTeam: 'LSU',
    awayTeam: 'Texas A&M',
    kickoff: scene.now + 30 * HOUR,
  })
const isOff = () => scene.line(9, game).void
const REFUSAL = /^.*(LSU|Texas A&M).* counts in Week \d+\. Call it off there first\.$/

it('a game that counts is not added by hand in another week', async () => {
  await expect(addInWeek10()).rejects.toThrow(REFUSAL)
  await scene.edit(9, game, { void: true })
  await expect(addInWeek10()).resolves.toMatchObject({ week: 10, void: false })
})

it('two teams that have played meet again by hand', async () => {
  scene.game(game, { kickoff: scene.now - 4 * HOUR, phase: 'final', homeScore: 31, awayScore: 10 })
  await scene.pass()
  await expect(addInWeek10()).resolves.toMatchObject({ week: 10, void: false })
})

it('a game that was called off by hand stays off while another week has it, also where that is undone', async () => {
  await scene.edit(9, game, { void: true })
  await addInWeek10()
  await expect(scene.undo(true)).rejects.toThrow(REFUSAL)
  await expect(scene.edit(9, game, { void: false })).rejects.toThrow(REFUSAL)
  expect(isOff()).toBe(true)
})

it('a game that the feed had cancelled is not put on again at the desk while another week has it', async () => {
  scene.trouble(game, 'cancelled')
  await scene.pass()
  const { gameId } = await addInWeek10()
  scene.stage.orders.games.delete(game)
  await scene.passAfter(MINUTE)
  await expect(scene.edit(9, game, { void: false })).rejects.toThrow(REFUSAL)
  await scene.edit(9, game, { phase: 'canceled' })
  await scene.edit(9, game, { feed: true })
  expect(isOff()).toBe(true)
  await scene.edit(10, gameId, { void: true })
  await scene.edit(9, game, { void: false })
  expect(isOff()).toBe(false)
})

it('a replacement that was called off does not count again beside the game that it replaced', async () => {
  await scene.edit(9, game, { void: true })
  const { gameId } = await addInWeek10()
  await scene.edit(10, gameId, { void: true })
  await scene.edit(9, game, { void: false })
  await expect(scene.edit(10, gameId, { void: false })).rejects.toThrow(REFUSAL)
  await scene.edit(9, game, { void: true })
  await scene.edit(10, gameId, { void: false })
  expect(scene.line(10, gameId).void).toBe(false)
})

it('a game with its final counts again, whoever meets later', async () => {
  scene.game(game, { kickoff: scene.now - 4 * HOUR, phase: 'final', homeScore: 31, awayScore: 10 })
  await scene.pass()
  await addInWeek10()
  await scene.edit(9, game, { void: true })
  await scene.undo(true)
  expect(isOff()).toBe(false)
})

it('a game that was taken off does not come back while another week has it', async () => {
  const { slate } = scene.doc<{ slate: string[] }>('weeks/9')
  await scene.saveSlate(slate.filter((id) => id !== game))
  const { gameId } = await addInWeek10()
  await expect(scene.saveSlate(slate)).rejects.toThrow(REFUSAL)
  await expect(scene.undo(true)).rejects.toThrow(REFUSAL)
  await scene.edit(10, gameId, { void: true })
  await scene.saveSlate(slate)
  expect(isOff()).toBe(false)
})
