import { describe, expect, it } from 'vitest'
import type { OverallRow } from '#common/boards/leaderboard'
import { drawnRows, pathOf, rangeOf, seasonLines } from './lines'

const row = (userId: string, byWeek: Record<number, number>) => ({ userId, byWeek }) as OverallRow
const rows = [row('ann', { 1: 4, 2: 5, 3: 1 }), row('bob', { 1: 6, 3: 2 }), row('cy', { 2: 3, 3: 3 })]
const board = { weeks: [1, 2, 3], rows }

describe('the season as lines', () => {
  it('as a race shows how far behind the leader everybody was', () => {
    expect(seasonLines(board, rows, 'Race').map(({ values }) => values)).toEqual([
      [-2, 0, 0],
      [0, -3, -2],
      [-6, -6, -4],
    ])
  })
  it('measures by the best of all, drawn or not', () => {
    expect(seasonLines(board, rows.slice(1, 2), 'Race')[0]?.values).toEqual([0, -3, -2])
  })
  it('by week shows the points of each, and a gap where nothing is known', () => {
    expect(seasonLines(board, rows, 'By week')[1]?.values).toEqual([6, null, 2])
  })
  it('draws everybody, but of a crowd the top ten and the viewer', () => {
    const crowd = Array.from({ length: 200 }, (_, at) => row(`p${at}`, {}))
    expect(drawnRows(rows, 'cy')).toEqual(rows)
    expect(drawnRows(crowd, 'p77').map(({ userId }) => userId)).toEqual([
      ...crowd.slice(0, 10).map((each) => each.userId),
      'p77',
    ])
    expect(drawnRows(crowd, 'p3')).toHaveLength(10)
  })
  it('has a range even where all stand alike', () => {
    expect(rangeOf(seasonLines(board, rows, 'Race'))).toEqual({ low: -6, high: 0 })
    expect(rangeOf([{ row: row('ann', {}), values: [0, null] }])).toEqual({ low: 0, high: 1 })
  })
  it('breaks the path at a gap', () => {
    expect(
      pathOf(
        [1, null, 2, 3],
        (at) => at * 10,
        (value) => value,
      ),
    ).toBe('M0.0 1.0M20.0 2.0L30.0 3.0')
  })
})
