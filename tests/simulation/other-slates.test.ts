import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { SEASON } from './games'
import type { RawSettings } from './raw'
import { scene, useScene } from './stage-scene'

useScene()

it('the desk knows the games of finished weeks, which the server refuses on other slates, from one query', async () => {
  const played = await scene.play(9)
  await scene.open(10)
  await scene.pass('referee', {})
  expect(scene.store.peek('settings/app') as unknown as RawSettings).toMatchObject({ openWeeks: [10] })
  const others = (week: number) => scene.ask('commish', 'GET /commish/other-slates', { query: { week } })
  const before = scene.operations.length
  expect((await others(10)).sort()).toEqual([...played].sort())
  const read = scene.operations.slice(before).flatMap(({ paths }) => paths)
  expect(read).toEqual(['settings/app', `seasons/${SEASON}/weeks`])
  expect((await others(9)).some((id) => played.includes(id))).toBe(false)
})

it('a game that was called off after its reveal is refused on a later slate with the way to go on', async () => {
  const id = await scene.opened(HOUR)
  await scene.open(10)
  const save = () => scene.desk('POST /commish/save-games', { week: 10, selectedGameIds: [...rest, id] })
  const rest = scene.doc<{ slate: string[] }>('weeks/10').slate
  scene.trouble(id, 'moved-week')
  await expect(save()).rejects.toThrow(/ is on the slate of Week 9\.$/)
  await scene.edit(9, id, { void: true })
  await expect(save(), 'it can still be taken off there').rejects.toThrow(/ is on the slate of Week 9\.$/)
  await scene.edit(9, id, { void: false })
  await scene.passAfter(HOUR + 15 * MINUTE, { poll: false })
  await scene.edit(9, id, { void: true })
  scene.game(id, { kickoff: scene.now + 3 * DAY })
  await expect(save()).rejects.toThrow(/ is on the slate of Week 9\. It was called off there: add it by hand\.$/)
})
