import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { final } from './games'
import type { RawPick } from './raw'
import { scene, useScene } from './stage-scene'

useScene()

const enter = (gameId: string, more: { confirmed?: boolean; entryId?: string } = {}) =>
  scene.enterPick(gameId, 'HOME', 'The phone was dead', more)

const pickOf = (gameId: string) => scene.doc<RawPick>(`weeks/9/lines/${gameId}/picks/player-1`)

/** LSU has beaten Texas A&M, and player-1 had picked LSU, or nobody. */
async function over(picked: boolean): Promise<string> {
  const id = await scene.opened(MINUTE)
  if (picked) await scene.pick('player-1', 9, id, 'HOME')
  scene.now += 240 * MINUTE
  scene.game(id, final(31, 10))
  await scene.pass()
  return id
}

it('a side that its player has picked in time is not entered again', async () => {
  const id = await over(true)
  const [pick, log] = [pickOf(id), scene.log()]
  await expect(enter(id, { confirmed: true })).rejects.toMatchObject({
    code: 'conflict',
    message: 'player-1 has picked LSU already.',
  })
  expect(pickOf(id)).toEqual(pick)
  expect([scene.log(), scene.mails()]).toEqual([log, []])
})

it('a pick that is stored and reported as failed can be entered again', async () => {
  const more = { entryId: '01234567-89ab-4cde-8f01-23456789abcd' }
  const id = await over(false)
  scene.losesAnswer('commish', 'undo/')
  for (let calls = 0; calls < 2; calls += 1)
    await expect(enter(id, more)).resolves.toMatchObject({ text: expect.stringMatching(/LSU/) })
  expect(pickOf(id)).toMatchObject({ pickTeam: 'HOME', fixedBy: 'commish', afterFinal: true })
  expect(scene.log().filter((text) => text.endsWith('The phone was dead'))).toHaveLength(1)
})
