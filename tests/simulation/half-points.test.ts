import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()

it('half points leave out a game that has kicked off, though its picks are open for ten minutes', async () => {
  const [begun = '', ahead = ''] = await scene.open(9)
  for (const id of [begun, ahead]) await scene.edit(9, id, { spread: -7 })
  await scene.edit(9, begun, { kickoff: scene.now + MINUTE })
  scene.now += 2 * MINUTE
  const added = scene.desk('POST /commish/add-half-points', { week: 9 })
  expect(await added).toEqual({ modified: 1 })
  expect([begun, ahead].map((id) => scene.line(9, id).spread)).toEqual([-7, -7.5])
})
