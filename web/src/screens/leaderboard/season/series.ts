import type { OverallBoard, OverallRow } from '#common/boards/leaderboard'

/** What the lines show: points behind the leader after each week, or the points of each week. */
export const CHART_MODES = ['Race', 'By week'] as const
export type ChartMode = (typeof CHART_MODES)[number]

/** A player's season as a line of the chart. */
export interface Series {
  row: OverallRow
  /** A value for each week, as the mode says: 0 or less in `Race`; null where there is none, as before one joins. */
  values: (number | null)[]
}

/** The lines of the players in `drawn`. The leader of a week is the best of the whole board, drawn or not. */
export function seriesOf(board: OverallBoard, drawn: readonly OverallRow[], mode: ChartMode): Series[] {
  if (mode === 'By week') {
    return drawn.map((row) => ({ row, values: board.weeks.map((week) => row.byWeek[week] ?? null) }))
  }
  const totals = (row: OverallRow) => {
    let sum: number | null = null
    return board.weeks.map((week) => {
      const points = row.byWeek[week]
      if (points !== undefined) sum = (sum ?? 0) + points
      return sum
    })
  }
  const all = board.rows.map(totals)
  const leader = board.weeks.map((_, index) => Math.max(0, ...all.map((each) => each[index] ?? 0)))
  const behind = (sum: number | null, index: number) => (sum === null ? null : sum - (leader[index] ?? 0))
  return drawn.map((row) => ({ row, values: totals(row).map(behind) }))
}

/**
 * The range of the vertical axis. It includes 0, and `high` is always above `low`. It goes down as far as the lines of
 * the viewer and of those who play at least half of the weeks: one who joined late, or left early, is so far behind
 * that the others' would be pressed flat, and may lie beyond the range. So may the dot of a single week, which is no
 * line to see.
 */
export function rangeOf(all: readonly Series[], viewer?: string): { low: number; high: number } {
  const counting = all.filter(({ row, values }) => {
    const played = Object.keys(row.byWeek).length
    return played > 1 && (row.userId === viewer || played * 2 >= values.length)
  })
  const known = (of: readonly Series[]) => of.flatMap(({ values }) => values.filter((value) => value !== null))
  const low = Math.min(0, ...known(counting.length ? counting : all))
  const high = Math.max(0, ...known(all))
  return low === high ? { low, high: low + 1 } : { low, high }
}

/**
 * A line as an SVG path, with a gap where a value is unknown; a value between gaps is a dot. `x` and `y` turn an index
 * and a value into coordinates.
 */
export function pathOf(values: Series['values'], x: (index: number) => number, y: (value: number) => number): string {
  let afterGap = true
  return values
    .map((value, index) => {
      if (value === null) {
        afterGap = true
        return ''
      }
      const point = `${x(index).toFixed(1)} ${y(value).toFixed(1)}`
      const step = afterGap ? `M${point}h0` : `L${point}`
      afterGap = false
      return step
    })
    .join('')
}

/** Round values from `low` to `high`, at most six of them, as the labels of the vertical axis. */
export function ticksOf(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= 5) ?? 200
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step)
}
