import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()

it('the open weeks are those of the documents at once, after a restore to a time before the open week', async () => {
  const ids = await scene.open(9)
  await scene.pass()
  const before = scene.store.dump()
  const final = { phase: 'final', kickoff: scene.now - 4 * HOUR, homeScore: 21, awayScore: 14 } as const
  for (const id of ids) scene.game(id, final)
  await scene.pass()
  await scene.open(10)
  await scene.pass('referee', {})
  scene.store.load(before)
  const again = await scene.pass('referee', {})
  expect(again.map(({ week }) => week)).toEqual([9])
})

it('the referee goes on where the open log is ahead of the scores, after documents were taken back to an earlier minute', async () => {
  const id = await scene.opened()
  const move = async () => {
    scene.game(id, { kickoff: scene.line(9, id).kickoff + HOUR })
    await scene.passAfter(MINUTE)
  }
  const before = scene.store.dump()
  await move()
  const later = [...scene.store.dump()].filter(([path]) => path.includes('/changes/'))
  scene.store.load(new Map([...before, ...later]))
  const { kickoff } = scene.line(9, id)
  await move()
  expect(scene.line(9, id).kickoff).toBe(kickoff + HOUR)
  expect(scene.log().filter((text) => /kickoff moved/.test(text))).toHaveLength(2)
})
