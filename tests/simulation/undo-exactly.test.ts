import { expect, it } from 'vitest'
import type { RouteName } from '#common/api/routes'
import { invoke } from './desk'
import { useScene } from './stage-scene'

const week = 9
const scene = useScene()

const call = (who: string, name: RouteName, body: object = {}) =>
  scene.current.as(who, () => invoke(name, who, { body: { week, ...body }, query: { week } }))
const editFirst = (change: object) => (id: string) => scene.current.edit(week, id, change)

it.each<[string, (first: string) => Promise<unknown>, RegExp]>([
  ['a double', editFirst({ isDouble: true }), /now counts double\.$/],
  ['a game called off', editFirst({ void: true }), /called off/],
  ['a lock', editFirst({ isLocked: true }), /: locked\.$/],
  ['several at once', editFirst({ isLocked: true, spread: 1 }), /→ \+1; locked\.$/],
  ['a locked week', () => call('commish', 'POST /commish/lock-week'), /^Week 9 locked\.$/],
  ['half points', () => call('commish', 'POST /commish/add-half-points'), /^Half a point added to 1 spread\.$/],
  [
    'an emptied slate',
    () => call('commish', 'DELETE /commish/clear-selected-games', { confirmed: true }),
    /taken off\.$/,
  ],
])('undo takes back %s exactly, by either commissioner, and says so', async (_name, change, text) => {
  const { current: play } = scene
  const games = await play.open(week)
  const [first = '', other = ''] = games
  await play.edit(week, other, { isDouble: true })
  await play.edit(week, other, { isDouble: false, spread: -3 })
  await play.pass()
  const whole = () => ({ week: play.doc(`weeks/${week}`), lines: games.map((id) => play.line(week, id)) })
  const before = whole()
  play.now += 60_000
  await change(first)
  expect(whole()).not.toEqual(before)
  const { last } = (await call('deputy', 'GET /commish/undo')) as { last: { at: number; text: string } }
  expect(last.text).toMatch(text)
  expect(await call('deputy', 'POST /commish/undo', { at: last.at })).toEqual({ undone: last.text })
  expect(whole()).toEqual(before)
  expect(play.log().at(-1)).toBe(`Undone: ${last.text}`)
})
