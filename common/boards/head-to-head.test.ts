import { describe, expect, test } from 'vitest'
import { away, double, home, push, week } from '../../tests/fixtures/graded-week'
import { headToHead } from './head-to-head'
import { boardOfFinishedSeason, type WeeklyBoardDoc } from './weekly-board'

describe('head to head', () => {
  const nothing = { weeks: 0, won: 0, lost: 0, tied: 0, differed: 0, right: 0, wrong: 0 }
  test.each<[string, WeeklyBoardDoc[], Partial<typeof nothing>]>([
    ['a week won', [week(1, [home, home], { ann: 'HH', bob: 'HA' })], { weeks: 1, won: 1, differed: 1, right: 1 }],
    ['a week lost', [week(1, [home, away], { ann: 'AH', bob: 'HA' })], { weeks: 1, lost: 1, differed: 2, wrong: 2 }],
    ['the same picks', [week(1, [home, away], { ann: 'HH', bob: 'HH' })], { weeks: 1, tied: 1 }],
    [
      'a push that they picked differently: neither was right',
      [week(1, [push], { ann: 'H', bob: 'A' })],
      { weeks: 1, tied: 1, differed: 1 },
    ],
    [
      'a game that one of them missed: they did not differ',
      [week(1, [home, home], { ann: 'HH', bob: '-H' })],
      { weeks: 1, won: 1 },
    ],
    ['a week that one of them missed: they did not meet', [week(1, [home], { ann: 'H', bob: '-' })], {}],
    ['a week that the other one missed', [week(1, [home], { ann: '-', bob: 'H' })], {}],
    ['a week before one of them joined', [week(1, [home], { ann: 'H' })], {}],
    ['a week before the other one joined', [week(1, [home], { bob: 'H' })], {}],
    ['a game without a final', [week(1, [{ ends: 'open' }], { ann: 'H', bob: 'A' })], {}],
    [
      'a week under way: it is not won yet, whatever its finals say',
      [week(1, [home, { ends: 'open' }], { ann: 'HH', bob: 'AH' })],
      { differed: 1, right: 1 },
    ],
    [
      'a week whose season ended without one of its results',
      [boardOfFinishedSeason(week(1, [home, { ends: 'open' }], { ann: 'HH', bob: 'AH' }))],
      { weeks: 1, won: 1, differed: 1, right: 1 },
    ],
    [
      'a double: fewer right and as many points',
      [week(1, [double, away, away], { ann: 'HHH', bob: 'AAA' })],
      { weeks: 1, tied: 1, differed: 3, right: 1, wrong: 2 },
    ],
    ['a uid that every object has', [week(1, [home], { ann: 'H' })], {}],
  ])('%s', (what, boards, expected) => {
    const other = what.startsWith('a uid') ? 'constructor' : 'bob'
    expect(headToHead(boards, 'ann', other)).toEqual({ ...nothing, ...expected })
  })

  test('seen from the other side', () => {
    const boards = [week(1, [home, home], { ann: 'HH', bob: 'HA' }), week(2, [push, away], { ann: 'HH', bob: 'AA' })]
    const { won, lost, right, wrong, ...same } = headToHead(boards, 'ann', 'bob')
    expect(headToHead(boards, 'bob', 'ann')).toEqual({ won: lost, lost: won, right: wrong, wrong: right, ...same })
    expect(same).toEqual({ weeks: 2, tied: 0, differed: 3 })
  })
})
