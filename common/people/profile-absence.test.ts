import { expect, test } from 'vitest'
import { hasLeft, wasMember } from './profile'

const gone = [{ from: 100 }]
const back = [{ from: 100, to: 200 }]

test('who is let back has not left', () => {
  expect([hasLeft({}), hasLeft({ away: gone }), hasLeft({ away: back })]).toEqual([false, true, false])
  expect(hasLeft({ away: [...back, { from: 300 }] })).toBe(true)
})

test.each([
  ['who never left, in any week', [], [50, null], true],
  ['who never left, in a week without games', [], [], true],
  ['who left, in a week without games', gone, [], false],
  ['who is back, in a week without games', back, [], true],
  ['who left, in a week that had begun', gone, [50, null], true],
  ['who left, in a week that reveals at that moment', gone, [100], false],
  ['who left, in a week still to come', gone, [null, null], false],
  ['who is back, in a week of the absence', back, [100, 199], false],
  ['who left twice, in a week of the second absence', [...back, { from: 300 }], [350], false],
  ['who left twice, in a week between', [...back, { from: 300 }], [250], true],
  ['who is back, in a week that reveals at that moment', back, [200], true],
  ['who is back, in a week still to come', back, [150, null], true],
])('%s', (_who, away, revealedAt, is) => expect(wasMember({ away }, revealedAt)).toBe(is))
