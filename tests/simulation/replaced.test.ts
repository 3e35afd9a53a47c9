import { beforeEach, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { invoke } from './desk'
import { useScene } from './stage-scene'

const scene = useScene()
const desk = <T>(work: () => Promise<T>) => scene.current.as('commish', work)
const undo = () => desk(() => invoke('POST /commish/undo', 'commish', { body: { week: 9, confirmed: true } }))

/** A game that the feed has cancelled, and the one by hand that has taken its place. */
let off: string
let instead: string
beforeEach(async () => {
  const { current: play } = scene
  off = await play.opened()
  play.stage.orders.games.set(off, { kind: 'cancelled', minutes: null })
  await play.pass()
  const body = { week: 9, homeTeam: 'LSU', awayTeam: 'Texas A&M', kickoff: play.now + 3 * HOUR }
  instead = ((await desk(() => invoke('POST /commish/games', 'commish', { body }))) as { gameId: string }).gameId
  play.stage.orders.games.delete(off)
})

/** Whether the cancelled game counts again once the feed has said often enough that it is on. */
async function isOnAgain(): Promise<boolean> {
  const { current: play } = scene
  for (let pass = 0; pass < 3; pass += 1) {
    play.now += MINUTE
    await play.pass()
  }
  return !play.line(9, off).void
}

it('a game that another one has replaced stays called off, whatever the feed says', async () => {
  expect(await isOnAgain()).toBe(false)
})

it('the feed decides again about a replaced game once its replacement is undone', async () => {
  await undo()
  expect(await isOnAgain()).toBe(true)
  expect(scene.current.log().at(-1)).toMatch(/is on after all/)
})

it('the feed decides again about a replaced game once its replacement is taken off', async () => {
  const { slate } = scene.current.doc<{ slate: string[] }>('weeks/9')
  const selectedGameIds = slate.filter((id) => id !== instead)
  const body = { week: 9, selectedGameIds, confirmed: true }
  await desk(() => invoke('POST /commish/save-games', 'commish', { body }))
  expect(await isOnAgain()).toBe(true)
})
