import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeWeek, ownSlip, racing } from '../../tests/fixtures/close-week'
import { bestOutcome, type Choice, canAfford, canWin } from './eliminate'
import { cellOf, type GameOutcome } from './race'

type Week = Parameters<typeof closeWeek>

test.each<[about: string, week: Week, best: GameOutcome | undefined]>([
  ['a player’s own side', [{ me: 'H', you: 'A' }], 'HOME'],
  ['their own side, though others share it', [{ me: 'A', you: 'A' }], 'AWAY'],
  ['no side of a game that only others picked, one each', [{ me: '.', you: 'H', she: 'A' }], undefined],
  ['the side that nobody has', [{ me: '.', you: 'H' }], 'AWAY'],
  ['a push of a whole number, where others have both', [{ me: '.', you: 'H', she: 'A' }, { whole: [0] }], 'PUSH'],
  ['their own side before a push', [{ me: 'A', you: 'H' }, { whole: [0] }], 'AWAY'],
  ['either side of a pick of their own that nobody may see yet', [{ me: 'H', you: 'A' }, { hidden: [0] }], 'HOME'],
])('what suits best is %s', (_about, week, best) => {
  const [race, racer] = racing(closeWeek(...week), 'me')
  const cells = (race.games[0]?.outcomes ?? []).map((outcome) => cellOf(0, outcome))
  expect(bestOutcome(race, racer, cells)).toBe(best && cellOf(0, best))
})

test('not even their own side suits best where another’s pick of it is worth more', () => {
  const [race, racer] = racing(closeWeek({ me: 'H', you: 'H' }), 'me')
  race.maxGain[cellOf(0, 'HOME')] = 2
  expect(bestOutcome(race, racer, [cellOf(0, 'HOME'), cellOf(0, 'AWAY')])).toBeUndefined()
})

test.each<[about: string, week: Week, can: boolean]>([
  ['ahead with nothing to come', [{ me: '.', you: '.' }, { won: { me: 1 } }], true],
  ['level with a point', [{ me: '.', you: '.' }, { won: { me: 1, you: 1 } }], true],
  ['level without one: nobody wears a crown for nothing', [{ me: '.', you: '.' }], false],
  ['behind by all that can come', [{ me: 'HH', you: 'AA' }, { won: { you: 2 } }], true],
  ['behind by a point more', [{ me: 'HH', you: 'AA' }, { won: { you: 3 } }], false],
  ['behind with the same sides', [{ me: 'HH', you: 'HH' }, { won: { you: 1 } }], false],
  ['behind with one side of its own', [{ me: 'HH', you: 'HA' }, { won: { you: 1 } }], true],
  [
    'a double makes up for two',
    [
      { me: 'H', you: 'A' },
      { won: { you: 2 }, doubles: [0] },
    ],
    true,
  ],
  ['one of two rivals goes ahead', [{ me: '.', you: 'H', she: 'A' }, { won: { me: 1, you: 1, she: 1 } }], false],
  [
    'neither does after a push',
    [
      { me: '.', you: 'H', she: 'A' },
      { won: { me: 1, you: 1, she: 1 }, whole: [0] },
    ],
    true,
  ],
  [
    'a secret pick may be right',
    [
      { me: 'H', you: 'A' },
      { won: { you: 1 }, hidden: [0] },
    ],
    true,
  ],
])('%s', (_about, week, can) => expect(canWin(...racing(closeWeek(...week), 'me'))).toBe(can))

test('a secret pick may be of either side, but for its own player', () => {
  const board = closeWeek({ me: 'H', you: '.' }, { won: { you: 1 }, hidden: [0] })
  expect(canWin(...racing(board, 'me', undefined, { g0: 'AWAY' }))).toBe(true)
  expect(canWin(...racing(board, 'me', ownSlip('me', 'H'), { g0: 'AWAY' }))).toBe(false)
})

describe('choosing outcomes within the slack', () => {
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
              left.map((room, index) => room - (each[index] ?? 0)),
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
})
