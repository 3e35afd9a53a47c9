import { expect, it } from 'vitest'
import { SEASON } from './games'
import type { RawSettings } from './raw'
import { useScene } from './stage-scene'

const scene = useScene()

it('the desk knows the games of finished weeks, which the server refuses on other slates, from one query', async () => {
  const { current: play } = scene
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
