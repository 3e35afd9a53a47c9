import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byStanding, ranksOf, sharedRanks, winShare } from './leaderboard'

describe('the order of a board', () => {
  const standing = (name: string, points: number, correct: number) => ({ name, points, correct, userId: name })
  const cases: [about: string, first: ReturnType<typeof standing>, second: ReturnType<typeof standing>][] = [
    ['points before all', standing('Zoe', 9, 4), standing('Amy', 8, 8)],
    ['then correct picks', standing('Zoe', 8, 8), standing('Amy', 8, 7)],
    ['then the name', standing('Amy', 8, 8), standing('Zoe', 8, 8)],
    ['without regard to case', standing('amy', 8, 8), standing('Bob', 8, 8)],
    [
      'then the uid, so that two of one name have an order',
      { ...standing('Amy', 8, 8), userId: 'a' },
      { ...standing('Amy', 8, 8), userId: 'b' },
    ],
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

  test('are given by user id, whatever the order of the rows', () => {
    const rows = [3, 5, 1, 5].map((points, index) => ({ userId: `p${index}`, points }))
    expect(Object.fromEntries(ranksOf(rows))).toEqual({ p1: 1, p3: 1, p0: 3, p2: 4 })
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
