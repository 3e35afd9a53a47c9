import { type OverallBoard, sharedRanks } from './leaderboard'

/** A byte-order mark: without it Excel takes names for another alphabet. */
const BOM = '\uFEFF'
/** How a cell begins that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A cell as RFC 4180 has it. A name that would run as a formula is turned into text by an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The season as a table for a spreadsheet: a line a player, a column a week; a week not played is empty. */
export function seasonCsv({ weeks, rows }: OverallBoard): string {
  const ranks = sharedRanks(rows)
  const head = ['Rank', 'Player', ...weeks.map((week) => `W${week}`), 'Total', 'Correct', 'Picks']
  const lines = rows.map((row, at) => {
    const { name, byWeek, points, correct, picks } = row
    return [ranks[at] ?? 0, name, ...weeks.map((week) => byWeek[week] ?? ''), points, correct, picks]
  })
  return BOM + [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
