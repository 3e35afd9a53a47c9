import { expect, it } from 'vitest'
import { feedGame } from '../../../tests/fixtures/games'
import { clockOf } from './clocks'

it.each([
  [null, '2nd & 7 at AUB 35'],
  ['halftime', ''],
  ['delayed', ''],
] as const)(
  'has the down of a game whose pause is %j as %j: the feed keeps the last one during a break',
  (pause, down) => expect(clockOf(feedGame({ phase: 'live', pause, down: '2nd & 7 at AUB 35' })).down).toBe(down),
)
