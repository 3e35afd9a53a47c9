import type { OverallBoard, OverallRow } from '#common/boards/leaderboard'

/** What a line shows: how far behind the leader after each week, or the points of each week by itself. */
export const LINE_MODES = ['Race', 'By week'] as const
export type LineMode = (typeof LINE_MODES)[number]

/** A player's season as a line. */
export interface SeasonLine {
  row: OverallRow
  /** One for each week: points behind the leader (0 or less), or points of the week; null where nothing is known. */
  values: (number | null)[]
}

/** More lines than this nobody can follow: then the top ten stand for all, and the viewer. */
const ALL_UP_TO = 24
const TOP = 10

/** Whose lines are drawn, in the order of the standings. */
export function drawnRows(rows: readonly OverallRow[], viewer: string | undefined): OverallRow[] {
  if (rows.length <= ALL_UP_TO) return [...rows]
  return rows.filter((row, at) => at < TOP || row.userId === viewer)
}

/** The lines of these players; the leader of a week is the best of the whole board. */
export function seasonLines(board: OverallBoard, drawn: readonly OverallRow[], mode: LineMode): SeasonLine[] {
  if (mode === 'By week') {
    return drawn.map((row) => ({ row, values: board.weeks.map((week) => row.byWeek[week] ?? null) }))
  }
  const totals = (row: OverallRow) => {
    let sum = 0
    return board.weeks.map((week) => {
      sum += row.byWeek[week] ?? 0
      return sum
    })
  }
  const all = board.rows.map(totals)
  const leader = board.weeks.map((_, at) => Math.max(0, ...all.map((each) => each[at] ?? 0)))
  return drawn.map((row) => ({ row, values: totals(row).map((sum, at) => sum - (leader[at] ?? 0)) }))
}

/** The lowest and the highest value that any line has to reach; never the same. */
export function rangeOf(lines: readonly SeasonLine[]): { low: number; high: number } {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null))
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return low === high ? { low, high: low + 1 } : { low, high }
}

/** Where the values of a line lie, as an SVG path; it breaks where nothing is known. */
export function pathOf(values: SeasonLine['values'], x: (at: number) => number, y: (value: number) => number): string {
  let broken = true
  return values
    .map((value, at) => {
      if (value === null) {
        broken = true
        return ''
      }
      const step = `${broken ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`
      broken = false
      return step
    })
    .join('')
}
