import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()

it('an undone final that brings the feed’s again says which, and how many picks that changes', async () => {
  const id = await scene.underWay('player-1')
  await scene.edit(9, id, { phase: 'final', homeScore: 1, awayScore: 0 })
  scene.game(id, final(31, 10))
  await scene.passAfter(MINUTE)
  const before = scene.board(9).rows['player-1']?.points
  await scene.undo(true)
  expect(scene.board(9).rows['player-1']?.points).not.toBe(before)
  expect(scene.log().at(-1)).toMatch(/^Undone: .*: final by hand, 0–1\. The final is 10–31 now, 1 result changed\.$/)
})
