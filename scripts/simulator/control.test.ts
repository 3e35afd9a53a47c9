import { expect, test } from 'vitest'
import { BadOrder, obey } from './control'
import { Stage } from './stage'

const start = Date.parse('2026-11-07T20:00:00Z')
const stage = () => new Stage({ start }, { start, seed: 1, speed: 1 })
const id = '401752764'

test.each([
  ['not an object', /object/],
  [[], /object/],
  [null, /object/],
  [{}, /exactly one/],
  [{ misbehave: null, reset: true }, /exactly one/],
  [{ misbehave: 'sulk' }, /one of timeout/],
  [{ misbehave: 'postponed', gameId: '1' }, /no game 1/],
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
])('%j is refused in a sentence and changes nothing', (order, sentence) => {
  const played = stage()
  expect(() => obey(played, order, start)).toThrow(BadOrder)
  expect(() => obey(played, order, start)).toThrow(sentence)
  expect(played.orders).toEqual(stage().orders)
})

test('orders for one game add up; a reset ends them all', () => {
  const played = stage()
  obey(played, { game: { id, phase: 'live' } }, start)
  expect(obey(played, { game: { id, homeScore: 3 } }, start)).toEqual({ game: { id, phase: 'live', homeScore: 3 } })
  obey(played, { misbehave: 'tbd', gameId: id }, start)
  obey(played, { misbehave: '500' }, start)
  obey(played, { misbehave: null }, start)
  expect([played.orders.answer, played.orders.games.size, played.orders.hands.size]).toEqual([null, 0, 1])
  obey(played, { reset: true }, start)
  expect(played.orders).toEqual(stage().orders)
})
