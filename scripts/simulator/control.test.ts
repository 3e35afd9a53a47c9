import { expect, test } from 'vitest'
import { applyOrder, BadOrder } from './control'
import { Stage } from './stage'

const start = Date.parse('2026-11-07T20:00:00Z')
const stage = () => new Stage({ start })
const id = '401752764'

test.each([
  ['not an object', /object/],
  [[], /object/],
  [null, /object/],
  [{}, /exactly one/],
  [{ misbehave: null, reset: true }, /exactly one/],
  [{ misbehave: 'sulk' }, /one of timeout/],
  [{ misbehave: 'postponed', gameId: '1' }, /no game 1/],
  [{ misbehave: 'postponed' }, /which game does postponed/],
  [{ misbehave: 'moved-kickoff', minutes: 'ten' }, /minutes/],
  [{ misbehave: null, week: 3 }, /no field week/],
  [{ reset: 1 }, /reset/],
  [{ game: 7 }, /object/],
  [{ game: { phase: 'live' } }, /no game undefined/],
  [{ game: { id, phase: 'over' } }, /phase/],
  [{ game: { id, homeScore: -3 } }, /homeScore/],
  [{ game: { id, awayScore: 2.5 } }, /awayScore/],
  [{ game: { id, period: '3' } }, /period/],
  [{ game: { id, clock: '7.21' } }, /clock/],
  [{ game: { id, kickoffInSeconds: 'soon' } }, /kickoffInSeconds/],
  [{ game: { id, score: 3 } }, /no field score/],
])('%j is refused with a reason and changes nothing', (order, sentence) => {
  const played = stage()
  expect(() => applyOrder(played, order, start)).toThrow(BadOrder)
  expect(() => applyOrder(played, order, start)).toThrow(sentence)
  expect(played.orders).toEqual(stage().orders)
})

test('orders for one game are merged; a reset ends them all', () => {
  const played = stage()
  applyOrder(played, { game: { id, phase: 'live' } }, start)
  expect(applyOrder(played, { game: { id, homeScore: 3 } }, start)).toEqual({
    game: { id, phase: 'live', homeScore: 3 },
  })
  applyOrder(played, { misbehave: 'tbd', gameId: id }, start)
  applyOrder(played, { misbehave: '500' }, start)
  applyOrder(played, { misbehave: null }, start)
  expect([played.orders.answer, played.orders.games.size, played.orders.overrides.size]).toEqual([null, 0, 1])
  applyOrder(played, { reset: true }, start)
  expect(played.orders).toEqual(stage().orders)
})
