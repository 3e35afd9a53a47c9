import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeWeek, ownSlip, racing } from '../../tests/fixtures/close-week'
import { bestCell, canAfford, canWin, type GameCosts } from './eliminate'
import { cellOf, type GameOutcome } from './race'

type Week = Parameters<typeof closeWeek>

test.each<[about: string, week: Week, best: GameOutcome | undefined]>([
  ['the player’s own side', [{ me: 'H', you: 'A' }], 'HOME'],
  ['their own side, though others share it', [{ me: 'A', you: 'A' }], 'AWAY'],
  ['undefined in a game that two rivals picked differently', [{ me: '.', you: 'H', she: 'A' }], undefined],
  ['the side that no rival picked', [{ me: '.', you: 'H' }], 'AWAY'],
  ['a push, where two rivals picked differently', [{ me: '.', you: 'H', she: 'A' }, { whole: [0] }], 'PUSH'],
  ['their own side before a push', [{ me: 'A', you: 'H' }, { whole: [0] }], 'AWAY'],
  ['the first side of a game in which the player’s pick is hidden', [{ me: 'H', you: 'A' }, { hidden: [0] }], 'HOME'],
])('the best outcome is %s', (_about, week, best) => {
  const [race, racer] = racing(closeWeek(...week), 'me')
  const cells = (race.games[0]?.outcomes ?? []).map((outcome) => cellOf(0, outcome))
  expect(bestCell(race, racer, cells)).toBe(best && cellOf(0, best))
})

test('the own side is not the best outcome where a rival’s pick of it is worth more', () => {
  const [race, racer] = racing(closeWeek({ me: 'H', you: 'H' }), 'me')
  race.maxGain[cellOf(0, 'HOME')] = 2
  expect(bestCell(race, racer, [cellOf(0, 'HOME'), cellOf(0, 'AWAY')])).toBeUndefined()
})

test.each<[about: string, week: Week, can: boolean]>([
  ['ahead, with nothing to come', [{ me: '.', you: '.' }, { won: { me: 1 } }], true],
  ['tied at one point', [{ me: '.', you: '.' }, { won: { me: 1, you: 1 } }], true],
  ['tied at no point: first takes at least one', [{ me: '.', you: '.' }], false],
  ['behind by as many points as can be gained', [{ me: 'HH', you: 'AA' }, { won: { you: 2 } }], true],
  ['behind by one point more', [{ me: 'HH', you: 'AA' }, { won: { you: 3 } }], false],
  ['behind, with the same picks', [{ me: 'HH', you: 'HH' }, { won: { you: 1 } }], false],
  ['behind, with one pick that differs', [{ me: 'HH', you: 'HA' }, { won: { you: 1 } }], true],
  [
    'behind by two, with a double that differs',
    [
      { me: 'H', you: 'A' },
      { won: { you: 2 }, doubles: [0] },
    ],
    true,
  ],
  [
    'whichever side covers, one of two rivals goes ahead',
    [{ me: '.', you: 'H', she: 'A' }, { won: { me: 1, you: 1, she: 1 } }],
    false,
  ],
  [
    'after a push neither rival goes ahead',
    [
      { me: '.', you: 'H', she: 'A' },
      { won: { me: 1, you: 1, she: 1 }, whole: [0] },
    ],
    true,
  ],
  [
    'behind, with a hidden pick that may be right',
    [
      { me: 'H', you: 'A' },
      { won: { you: 1 }, hidden: [0] },
    ],
    true,
  ],
])('%s', (_about, week, can) => expect(canWin(...racing(closeWeek(...week), 'me'))).toBe(can))

test('a hidden pick may be of either side, except for the viewer, who knows it', () => {
  const board = closeWeek({ me: 'H', you: '.' }, { won: { you: 1 }, hidden: [0] })
  expect(canWin(...racing(board, 'me', { assumed: { g0: 'AWAY' } }))).toBe(true)
  expect(canWin(...racing(board, 'me', { own: ownSlip('H'), assumed: { g0: 'AWAY' } }))).toBe(false)
})

describe('choosing outcomes within the slack', () => {
  const [free, one, two] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ]

  test.each<[about: string, choices: GameCosts[], slack: number[], is: boolean]>([
    ['no game, and no slack needed', [], [0], true],
    ['no game, and one rival ahead', [], [0, -1], false],
    ['no rival', [[one]], [], true],
    ['a cost that fits exactly', [[[2]]], [2], true],
    ['a cost that is one too high', [[[2]]], [1], false],
    ['one of two outcomes fits', [[[2], [1]]], [1], true],
    ['a gain that makes up for a cost', [[[1]], [[-1]]], [0], true],
    ['slack for one rival', [[one, two]], [1, 0], true],
    ['slack for neither rival', [[one, two]], [0, 0], false],
    [
      'slack for one loss to each rival',
      [
        [one, two],
        [one, two],
      ],
      [1, 1],
      true,
    ],
    ['a third outcome costs nothing', [[one, two, free]], [0, 0], true],
  ])('%s', (_about, choices, slack, is) => expect(canAfford(choices, slack)).toBe(is))

  test('agrees with trying every combination', () => {
    const costs = array(integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 3 })
    const choice = array(costs, { minLength: 1, maxLength: 3 })
    const slack = array(integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 3 })
    const tried = ([first, ...rest]: GameCosts[], left: number[]): boolean =>
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

  // 3^60 combinations: this only ends if the bounds show at once that none fits, or that all do.
  test.each([
    [59, false],
    [60, true],
  ])('sixty games that each cost one point, with a slack of %d', (room, is) => {
    const game = [[1], [1], [1]]
    expect(
      canAfford(
        Array.from({ length: 60 }, () => game),
        [room],
      ),
    ).toBe(is)
  })
})
