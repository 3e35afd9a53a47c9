import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byStanding, ranksOf, sharedRanks, tiedRanks } from './ranks'

describe('the order of a board', () => {
  const standing = (name: string, points: number, correct: number) => ({ name, points, correct, userId: name })
  const cases: [about: string, first: ReturnType<typeof standing>, second: ReturnType<typeof standing>][] = [
    ['points before all', standing('Zoe', 9, 4), standing('Amy', 8, 8)],
    ['then correct picks', standing('Zoe', 8, 8), standing('Amy', 8, 7)],
    ['then the name', standing('Amy', 8, 8), standing('Zoe', 8, 8)],
    ['without regard to case', standing('amy', 8, 8), standing('Bob', 8, 8)],
    [
      'then the uid, for two players of one name',
      { ...standing('Amy', 8, 8), userId: 'a' },
      { ...standing('Amy', 8, 8), userId: 'b' },
    ],
    ['then the name with regard to case', standing('AMY', 8, 8), standing('amy', 8, 8)],
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

  test('are one more than the number of rows with more points', () => {
    assert(
      property(array(integer({ min: 0, max: 20 })), (points) => {
        const rows = points.sort((a, b) => b - a).map((each) => ({ points: each }))
        sharedRanks(rows).forEach((rank, index) => {
          expect(rank).toBe(1 + rows.filter((row) => row.points > (rows[index]?.points ?? 0)).length)
        })
      }),
    )
  })
})

test('ranks by player do not depend on the order of the rows', () => {
  const rows = ['a', 'b', 'c', 'd'].map((userId, index) => ({ userId, points: [3, 9, 3, 1][index] ?? 0 }))
  expect([...ranksOf(rows)].sort()).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 2],
    ['d', 4],
  ])
  expect(rows.map(({ userId }) => userId)).toEqual(['a', 'b', 'c', 'd'])
})

test('the ranks that several players have are tied, in whatever order they come', () =>
  expect(tiedRanks([5, 1, 2, 3, 5, 2].values())).toEqual(new Set([2, 5])))
