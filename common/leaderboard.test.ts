import { array, assert, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byStanding, overallBoard, sharedRanks, type WeeklyBoard, type WeeklyRow, winShare } from './leaderboard'

describe('the order of a board', () => {
  const standing = (name: string, points: number, correct: number) => ({ name, points, correct })
  const cases: [about: string, first: ReturnType<typeof standing>, second: ReturnType<typeof standing>][] = [
    ['points before all', standing('Zoe', 9, 4), standing('Amy', 8, 8)],
    ['then correct picks', standing('Zoe', 8, 8), standing('Amy', 8, 7)],
    ['then the name', standing('Amy', 8, 8), standing('Zoe', 8, 8)],
    ['without regard to case', standing('amy', 8, 8), standing('Bob', 8, 8)],
    ['and then with it, so that no two rows can swap', standing('AMY', 8, 8), standing('amy', 8, 8)],
  ]
  test.each(cases)('%s', (_about, first, second) => {
    expect(byStanding(first, second)).toBeLessThan(0)
    expect(byStanding(second, first)).toBeGreaterThan(0)
    expect(byStanding(first, { ...first })).toBe(0)
  })
})

describe('shared ranks', () => {
  const cases: [points: number[], ranks: number[]][] = [
    [[], []],
    [[5], [1]],
    [
      [9, 8, 7],
      [1, 2, 3],
    ],
    [
      [9, 9, 7, 7, 7, 1],
      [1, 1, 3, 3, 3, 6],
    ],
    [
      [0, 0],
      [1, 1],
    ],
  ]
  test.each(cases)('points %o rank %o', (points, ranks) => {
    expect(sharedRanks(points.map((each) => ({ points: each })))).toEqual(ranks)
  })

  test('never fall, and change exactly where the points do', () => {
    assert(
      property(array(integer({ min: 0, max: 20 })), (points) => {
        const rows = points.sort((a, b) => b - a).map((each) => ({ points: each }))
        sharedRanks(rows).forEach((rank, at) => {
          expect(rank).toBe(1 + rows.filter((row) => row.points > (rows[at]?.points ?? 0)).length)
        })
      }),
    )
  })
})

test.each([
  [0, 0, 0],
  [0, 4, 0],
  [3, 4, 0.75],
  [5, 5, 1],
])('%d correct of %d is a share of %d', (correct, picks, share) => expect(winShare({ correct, picks })).toBe(share))

describe('the season', () => {
  const profile = (name: string) => ({ name, avatar: '', favoriteTeam: '', favoriteColor: '', about: '' })
  const members = new Map(['ann', 'bob', 'cid'].map((uid) => [uid, profile(uid.toUpperCase())]))
  const row = (userId: string, points: number, correct: number): WeeklyRow => ({
    ...profile(`${userId} as named that week`),
    ...{ userId, points, correct, picks: 6, possible: 8, sides: {} },
  })
  const board = (week: number, ...rows: WeeklyRow[]): WeeklyBoard => ({ week, games: [], revealed: [], rows })
  const first = board(1, row('ann', 4, 4), row('bob', 6, 5))
  const second = board(2, row('ann', 5, 4), row('bob', 3, 3), row('gone', 8, 6))

  test('adds the weeks up under the names of today', () => {
    expect(overallBoard([second, first], members)).toEqual({
      weeks: [1, 2],
      rows: [
        { ...profile('BOB'), userId: 'bob', byWeek: { 1: 6, 2: 3 }, points: 9, correct: 8, picks: 12, possible: 16 },
        { ...profile('ANN'), userId: 'ann', byWeek: { 1: 4, 2: 5 }, points: 9, correct: 8, picks: 12, possible: 16 },
        { ...profile('CID'), userId: 'cid', byWeek: {}, points: 0, correct: 0, picks: 0, possible: 0 },
      ].sort(byStanding),
    })
  })

  test('of nobody and of no weeks is empty', () => {
    expect(overallBoard([], new Map())).toEqual({ weeks: [], rows: [] })
    expect(overallBoard([first], new Map()).rows).toEqual([])
  })

  test('does not depend on the order of weeks or rows', () => {
    const rows = array(record({ points: integer({ min: 0, max: 12 }), correct: integer({ min: 0, max: 6 }) }), {
      minLength: 3,
      maxLength: 3,
    })
    assert(
      property(array(rows, { maxLength: 5 }), shuffledSubarray([0, 1, 2], { minLength: 3 }), (weeks, order) => {
        const uids = [...members.keys()]
        const boards = weeks.map((each, at) =>
          board(at + 1, ...each.map(({ points, correct }, player) => row(uids[player] ?? '', points, correct))),
        )
        const shuffled = boards.map((each) => ({ ...each, rows: order.flatMap((at) => each.rows[at] ?? []) }))
        expect(overallBoard(shuffled.reverse(), members)).toEqual(overallBoard(boards, members))
      }),
    )
  })
})
