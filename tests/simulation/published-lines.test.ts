import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { scene, useScene } from './stage-scene'

useScene()

/** The lines of week 9 in the week's own document, which pages follow. */
const published = () => scene.doc<{ lines: GameLine[] }>('weeks/9').lines
const lineOf = (id: string) => scene.line(9, id)

it('the week publishes its lines in the order of the slate, as they are stored', async () => {
  await scene.open(9)
  const { slate } = scene.doc<{ slate: string[] }>('weeks/9')
  expect(slate).toHaveLength(3)
  expect(published()).toEqual(slate.map(lineOf))
})

it('a change at the desk is published with its own pass', async () => {
  const [id = ''] = await scene.open(9)
  await scene.edit(9, id, { isDouble: true })
  expect(published().find(({ gameId }) => gameId === id)).toMatchObject({ multiplier: 2 })
})

it('a reveal and a final are published, and a pass without news writes nothing of it', async () => {
  const [id = ''] = await scene.open(9)
  scene.game(id, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  await scene.pass()
  expect(published().find(({ gameId }) => gameId === id)).toEqual(lineOf(id))
  expect(lineOf(id)).toMatchObject({ phase: 'final', revealedAt: expect.any(Number) })
  scene.now += MINUTE
  expect(await scene.cost(() => scene.pass('referee', { whole: true }))).toMatchObject({ writes: [] })
})

it('the time at which the database stored a moved lock is published with the next pass', async () => {
  const [id = ''] = await scene.open(9)
  scene.game(id, { kickoff: scene.now + 30 * MINUTE })
  await scene.pass()
  scene.game(id, { kickoff: scene.now + 120 * MINUTE })
  await scene.pass()
  const line = published().find(({ gameId }) => gameId === id)
  expect(line?.movedAt).not.toBeNull()
  expect(line).toEqual(lineOf(id))
})
