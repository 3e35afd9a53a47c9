import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { SEASON } from './games'
import type { RawSettings } from './raw'
import { play, useScene } from './stage-scene'

useScene()

it('the desk knows the games of finished weeks, which the server refuses on other slates, from one query', async () => {
  const played = await play.play(9)
  await play.open(10)
  await play.pass('referee', {})
  expect(play.store.peek('settings/app') as unknown as RawSettings).toMatchObject({ openWeeks: [10] })
  const others = (week: number) => play.ask('commish', 'GET /commish/other-slates', { query: { week } })
  const before = play.operations.length
  expect((await others(10)).sort()).toEqual([...played].sort())
  const read = play.operations.slice(before).flatMap(({ paths }) => paths)
  expect(read).toEqual(['settings/app', `seasons/${SEASON}/weeks`])
  expect((await others(9)).some((id) => played.includes(id))).toBe(false)
})

it('a game that was called off after its reveal is refused on a later slate with the way to go on', async () => {
  const id = await play.opened(HOUR)
  await play.open(10)
  const save = () => play.desk('POST /commish/save-games', { week: 10, selectedGameIds: [...rest, id] })
  const rest = play.doc<{ slate: string[] }>('weeks/10').slate
  play.trouble(id, 'moved-week')
  await expect(save()).rejects.toThrow(/ is on the slate of Week 9\.$/)
  await play.edit(9, id, { void: true })
  await expect(save(), 'it can still be taken off there').rejects.toThrow(/ is on the slate of Week 9\.$/)
  await play.edit(9, id, { void: false })
  await play.passAfter(HOUR + 15 * MINUTE, { poll: false })
  await play.edit(9, id, { void: true })
  play.game(id, { kickoff: play.now + 3 * DAY })
  await expect(save()).rejects.toThrow(/ is on the slate of Week 9\. It was called off there: add it by hand\.$/)
})
