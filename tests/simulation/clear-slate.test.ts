import { expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()

it('emptying a slate names no played game that the commissioner did not mean, also when the call comes twice', async () => {
  const [meant = '', over = ''] = await scene.open(9)
  scene.game(over, { kickoff: scene.now - HOUR, ...final(31, 10) })
  await scene.pass()
  const clear = (known: string[]) =>
    scene.desk('DELETE /commish/clear-selected-games', { week: 9, known, confirmed: true })
  expect(await clear([meant])).toEqual({ cleared: 1, notice: '' })
  expect(await clear([meant])).toEqual({ cleared: 0, notice: '' })
  await expect(clear([meant, over])).rejects.toMatchObject({ code: 'conflict', message: /kicked off/ })
})
