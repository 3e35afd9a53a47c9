import { expect, it } from 'vitest'
import { type LineEdit, scene, useScene } from './stage-scene'

const week = 9
useScene()

const editFirst = (change: LineEdit) => (id: string) => scene.edit(week, id, change)

it.each<[string, (first: string) => Promise<unknown>, RegExp]>([
  ['a double', editFirst({ isDouble: true }), /now counts double\.$/],
  ['a game called off', editFirst({ void: true }), /called off/],
  ['a lock', editFirst({ isLocked: true }), /: locked\.$/],
  ['several at once', editFirst({ isLocked: true, spread: 1 }), /→ −1; locked\.$/],
  ['a locked week', () => scene.desk('POST /commish/lock-week', { week }), /^Week 9 locked\.$/],
  ['half points', () => scene.desk('POST /commish/add-half-points', { week }), /^Half a point added to 1 spread\.$/],
  [
    'an emptied slate',
    () => scene.desk('DELETE /commish/clear-selected-games', { week, confirmed: true }),
    /taken off\.$/,
  ],
])('undo takes back %s exactly, by either commissioner, and says so', async (_name, change, text) => {
  const games = await scene.open(week)
  const [first = '', other = ''] = games
  await scene.edit(week, other, { isDouble: true })
  await scene.edit(week, other, { isDouble: false, spread: -3 })
  await scene.pass()
  const whole = () => ({ week: scene.doc(`weeks/${week}`), lines: games.map((id) => scene.line(week, id)) })
  const before = whole()
  scene.now += 60_000
  await change(first)
  expect(whole()).not.toEqual(before)
  const { last } = await scene.ask('deputy', 'GET /commish/undo', { query: { week } })
  if (!last) throw new Error('nothing can be undone')
  expect(last.text).toMatch(text)
  const undone = scene.ask('deputy', 'POST /commish/undo', { body: { week, at: last.at } })
  expect(await undone).toEqual({ undone: last.text })
  expect(whole()).toEqual(before)
  expect(scene.log().at(-1)).toBe(`Undone: ${last.text}`)
})

it('an undo of a lock that an earlier release stored in the week, too, leaves the week as it is', async () => {
  const [id = ''] = await scene.open(week)
  await scene.desk('POST /commish/lock-week', { week })
  await scene.store.db
    .doc('seasons/2026/undo/week-9')
    .update({ week: { was: { state: 'open' }, is: { state: 'locked' } } })
  await scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: String(week) } })
  await scene.undo()
  expect(scene.line(week, id)).toMatchObject({ isLocked: false })
  expect(scene.doc('weeks/9')).toMatchObject({ state: 'scored' })
})
