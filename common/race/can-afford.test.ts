import { array, assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { type Choice, canAfford } from './can-afford'

const [free, one, two] = [
  [0, 0],
  [1, 0],
  [0, 1],
]

test.each<[about: string, choices: Choice[], slack: number[], is: boolean]>([
  ['nothing to choose, nothing owed', [], [0], true],
  ['nothing to choose, and one rival ahead', [], [0, -1], false],
  ['nobody to fear', [[one]], [], true],
  ['a cost that fits exactly', [[[2]]], [2], true],
  ['a cost that is too dear by one', [[[2]]], [1], false],
  ['one of two outcomes that fits', [[[2], [1]]], [1], true],
  ['a gain that makes up for a cost', [[[1]], [[-1]]], [0], true],
  ['either rival can be held', [[one, two]], [1, 0], true],
  ['both cannot', [[one, two]], [0, 0], false],
  [
    'each game holds one of them',
    [
      [one, two],
      [one, two],
    ],
    [1, 1],
    true,
  ],
  ['a third outcome holds both', [[one, two, free]], [0, 0], true],
])('%s', (_about, choices, slack, is) => expect(canAfford(choices, slack)).toBe(is))

test('is what trying every way says', () => {
  const costs = array(integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 3 })
  const choice = array(costs, { minLength: 1, maxLength: 3 })
  const slack = array(integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 3 })
  const tried = ([first, ...rest]: Choice[], left: number[]): boolean =>
    first
      ? first.some((each) =>
          tried(
            rest,
            left.map((room, at) => room - (each[at] ?? 0)),
          ),
        )
      : left.every((room) => room >= 0)
  assert(
    property(tuple(array(choice, { maxLength: 5 }), slack), ([choices, left]) => {
      expect(canAfford(choices, left)).toBe(tried(choices, left))
    }),
    { numRuns: 500 },
  )
})

// Three to the power of sixty ways: it must be seen that none can do, or that any will.
test.each([
  [59, false],
  [60, true],
])('sixty games that cost one each, whatever happens, with room for %d', (room, is) => {
  const game = [[1], [1], [1]]
  expect(
    canAfford(
      Array.from({ length: 60 }, () => game),
      [room],
    ),
  ).toBe(is)
})
