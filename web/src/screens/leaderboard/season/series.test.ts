import { describe, expect, it } from 'vitest'
import type { OverallRow } from '#common/boards/leaderboard'
import { pathOf, rangeOf, seriesOf, ticksOf } from './series'

const row = (userId: string, byWeek: Record<number, number>) => ({ userId, byWeek }) as OverallRow
const rows = [row('ann', { 1: 4, 2: 5, 3: 1 }), row('bob', { 1: 6, 3: 2 }), row('cy', { 2: 3, 3: 3 })]
const board = { weeks: [1, 2, 3], rows }

describe('the season as lines', () => {
  it('shows in a race how far behind the leader everybody was, from the week on in which they joined', () => {
    expect(seriesOf(board, rows, 'Race').map(({ values }) => values)).toEqual([
      [-2, 0, 0],
      [0, -3, -2],
      [null, -6, -4],
    ])
  })
  it('measures against the best of the whole board, drawn or not', () => {
    expect(seriesOf(board, rows.slice(1, 2), 'Race')[0]?.values).toEqual([0, -3, -2])
  })
  it('shows the points of each week, and a gap where they are unknown', () => {
    expect(seriesOf(board, rows, 'By week')[1]?.values).toEqual([6, null, 2])
  })
  it('has a range even when all values are equal', () => {
    expect(rangeOf(seriesOf(board, rows, 'Race'))).toEqual({ low: -6, high: 0 })
    expect(rangeOf([{ row: row('ann', {}), values: [0, null] }])).toEqual({ low: 0, high: 1 })
  })
  it('has the range of the lines, not of the dot of one who joined late, unless there are only dots', () => {
    const late = { row: row('di', {}), values: [null, null, -60] }
    expect(rangeOf([...seriesOf(board, rows, 'Race'), late])).toEqual({ low: -6, high: 0 })
    expect(rangeOf([late])).toEqual({ low: -60, high: 0 })
  })
  describe('of a player who joined late and is far behind', () => {
    const di = { row: row('di', { 4: 2, 5: 2 }), values: [null, null, null, -60, -62] }
    const bob = { row: row('bob', { 2: 4, 3: 1, 4: 5, 5: 1 }), values: [null, -2, -5, -4, -9] }
    const lines = [{ row: row('ann', { 1: 9, 2: 6, 3: 4, 4: 4, 5: 6 }), values: [0, 0, 0, 0, 0] }, bob, di]
    it('does not press the lines flat of those who play most of the season', () =>
      expect(rangeOf(lines, 'ann')).toEqual({ low: -9, high: 0 }))
    it('nor does one who left early', () => {
      const left = { row: row('eve', { 1: 9, 2: 6 }), values: [0, 0, -20, -40, -60] }
      expect(rangeOf([...lines.slice(0, 2), left], 'ann')).toEqual({ low: -9, high: 0 })
    })
    it('but has the lines in it of those who play half of the season', () => {
      const half = { row: row('flo', { 3: 1, 4: 2 }), values: [null, null, -30, -40] }
      const lost = { row: row('gus', { 4: 2 }), values: [null, null, null, -60] }
      const ann = { row: row('ann', { 1: 9, 2: 6, 3: 4, 4: 4 }), values: [0, 0, 0, 0] }
      expect(rangeOf([ann, half, lost], 'ann')).toEqual({ low: -40, high: 0 })
    })
    it('nor is the dot of a single week in it, though the season has only two', () => {
      const ann = { row: row('ann', { 1: 9, 2: 6 }), values: [0, 0] }
      expect(rangeOf([ann, { row: row('di', { 2: 1 }), values: [null, -14] }], 'di')).toEqual({ low: 0, high: 1 })
    })
    it('is in the range for that player, and where nobody else plays', () => {
      expect(rangeOf(lines, 'di')).toEqual({ low: -62, high: 0 })
      expect(rangeOf([di], 'ann')).toEqual({ low: -62, high: 0 })
    })
    it('has the points of each week in the range, which may be the most', () => {
      const points = { row: row('di', {}), values: [null, null, 15] }
      expect(rangeOf([{ row: row('ann', {}), values: [4, 9, 6] }, points], 'ann')).toEqual({ low: 0, high: 15 })
    })
  })
  it('breaks the path at a gap, and draws a week between two gaps as a dot', () => {
    expect(
      pathOf(
        [1, null, 2, 3],
        (index) => index * 10,
        (value) => value,
      ),
    ).toBe('M0.0 1.0h0M20.0 2.0h0L30.0 3.0')
  })
})

it.each([
  [0, 5, [0, 1, 2, 3, 4, 5]],
  [-3, 3, [-2, 0, 2]],
  [-61, 0, [-60, -40, -20, 0]],
  [0, 11, [0, 5, 10]],
  [0, 700, [0, 200, 400, 600]],
])('labels the axis from %d to %d with round values', (low, high, ticks) => {
  expect(ticksOf(low, high).map((tick) => tick + 0)).toEqual(ticks)
})
