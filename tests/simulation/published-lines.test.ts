import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { play, useScene } from './stage-scene'

useScene()

/** The lines of week 9 in the week's own document, which pages follow. */
const published = () => play.doc<{ lines: GameLine[] }>('weeks/9').lines
const lineOf = (id: string) => play.line(9, id)

it('the week publishes its lines in the order of the slate, as they are stored', async () => {
  await play.open(9)
  const { slate } = play.doc<{ slate: string[] }>('weeks/9')
  expect(slate).toHaveLength(3)
  expect(published()).toEqual(slate.map(lineOf))
})

it('a change at the desk is published with its own pass', async () => {
  const [id = ''] = await play.open(9)
  await play.edit(9, id, { isDouble: true })
  expect(published().find(({ gameId }) => gameId === id)).toMatchObject({ multiplier: 2 })
})

it('a reveal and a final are published, and a pass without news writes nothing of it', async () => {
  const [id = ''] = await play.open(9)
  play.game(id, { kickoff: play.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  await play.pass()
  expect(published().find(({ gameId }) => gameId === id)).toEqual(lineOf(id))
  expect(lineOf(id)).toMatchObject({ phase: 'final', revealedAt: expect.any(Number) })
  play.now += MINUTE
  expect(await play.cost(() => play.pass('referee', { whole: true }))).toMatchObject({ writes: [] })
})

it('the time at which the database stored a moved lock is published with the next pass', async () => {
  const [id = ''] = await play.open(9)
  play.game(id, { kickoff: play.now + 30 * MINUTE })
  await play.pass()
  play.game(id, { kickoff: play.now + 120 * MINUTE })
  await play.pass()
  const line = published().find(({ gameId }) => gameId === id)
  expect(line?.movedAt).not.toBeNull()
  expect(line).toEqual(lineOf(id))
})
