import { beforeEach, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { gamesOfWeek } from '../../scripts/season/season2025'
import { scene, useScene } from './stage-scene'

/** The feed's id of a school below the first division. */
const THE_CITADEL = '2643'

useScene()
const undo = () => scene.undo(true)

/** Adds a game by hand. @returns its id. */
async function addInstead(homeTeam: string, awayTeam: string, week = 9): Promise<string> {
  const body = { week, homeTeam, awayTeam, kickoff: scene.now + 3 * HOUR }
  return (await scene.desk('POST /commish/games', body)).gameId
}

/** Saves a slate that is made from the present one. */
async function save(change: (slate: string[]) => string[]): Promise<void> {
  const { slate } = scene.doc<{ slate: string[] }>('weeks/9')
  await scene.saveSlate(change(slate))
}

/** A game that the feed has cancelled, and the one by hand that has taken its place. */
let off: string
let instead: string
beforeEach(async () => {
  off = await scene.opened()
  scene.trouble(off, 'cancelled')
  await scene.pass()
  instead = await addInstead('LSU', 'Texas A&M')
  scene.stage.orders.games.delete(off)
})

/** Whether the cancelled game counts again once the feed has said often enough that it is on. */
async function isOnAgain(): Promise<boolean> {
  for (let pass = 0; pass < 3; pass += 1) {
    await scene.passAfter(MINUTE)
  }
  return !scene.line(9, off).void
}

it('a game that another one has replaced stays called off, whatever the feed says', async () => {
  expect(await isOnAgain()).toBe(false)
})

it('the feed decides again about a replaced game once its replacement is undone', async () => {
  await undo()
  expect(await isOnAgain()).toBe(true)
  expect(scene.log().at(-1)).toMatch(/is on after all/)
})

it('the feed decides again about a replaced game once its replacement is taken off', async () => {
  await save((slate) => slate.filter((id) => id !== instead))
  expect(await isOnAgain()).toBe(true)
})

it('the feed decides again about a replaced game once its replacement is called off, which cannot be undone then', async () => {
  await scene.edit(9, instead, { void: true })
  expect(await isOnAgain()).toBe(true)
  await expect(undo()).rejects.toThrow(' is on the slate already. Please change it there.')
})

it('a game that a commissioner has put on the slate of another week does not count again in its own', async () => {
  await undo()
  await scene.open(10)
  const later = await addInstead('LSU', 'Texas A&M', 10)
  expect([await isOnAgain(), scene.line(10, later).void]).toEqual([false, false])
  await scene.edit(10, later, { void: true })
  // Week 9 looks at the other weeks with its next periodic pass.
  scene.now += 15 * MINUTE
  expect(await isOnAgain()).toBe(true)
})

it('a game stays called off while a second replacement counts, though the first was a mistake and is taken off', async () => {
  await scene.edit(9, instead, { void: true })
  const second = await addInstead('Texas A&M', 'LSU')
  await save((slate) => slate.filter((id) => id !== instead))
  expect([await isOnAgain(), scene.line(9, second).void]).toEqual([false, false])
})

it('a game stays called off while one that had been called off itself counts again', async () => {
  await scene.edit(9, instead, { void: true })
  await save((slate) => slate.filter((id) => id !== off))
  await save((slate) => [...slate, off])
  scene.trouble(off, 'cancelled')
  expect(await isOnAgain()).toBe(false)
  await scene.edit(9, instead, { void: false })
  scene.stage.orders.games.delete(off)
  expect([await isOnAgain(), scene.line(9, instead).void]).toEqual([false, false])
})

it('a game follows the feed beside one that comes back to the slate called off', async () => {
  await scene.edit(9, instead, { void: true })
  await save((slate) => slate.filter((id) => id !== instead))
  await save((slate) => [...slate, instead])
  expect([await isOnAgain(), scene.line(9, instead).void]).toEqual([true, true])
})

it('a game that another one has replaced can be called off by hand, and that undone: it stays off, and the other counts', async () => {
  expect(await isOnAgain()).toBe(false)
  await scene.edit(9, off, { phase: 'canceled' })
  await undo()
  expect([scene.line(9, off).void, scene.line(9, instead).void, await isOnAgain()]).toEqual([true, false, false])
  await expect(scene.edit(9, off, { void: false })).rejects.toThrow(' is on the slate already. Please change it there.')
})

it('a game of a school that is no team of the catalogue counts once, too, whoever has it', async () => {
  const [citadel = ''] = await scene.open(11, {
    games: gamesOfWeek(11).flatMap(({ id, awayId }) => (awayId === THE_CITADEL ? [id] : [])),
  })
  await expect(addInstead('Ole Miss', 'The Citadel', 11)).rejects.toThrow(' is on the slate already.')
  scene.trouble(citadel, 'cancelled')
  await scene.passAfter(MINUTE)
  await addInstead('Ole Miss', 'The Citadel', 11)
  scene.stage.orders.games.delete(citadel)
  for (let pass = 0; pass < 3; pass += 1) await scene.passAfter(MINUTE)
  expect(scene.line(11, citadel).void).toBe(true)
})
