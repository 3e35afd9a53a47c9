import type { OverallBoard } from './leaderboard'
import { sharedRanks } from './ranks'

/** The byte-order mark, without which Excel does not read the file as UTF-8. */
const BOM = '\uFEFF'
/** A spreadsheet would run a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A cell, quoted by RFC 4180. A text that would run as a formula gets an apostrophe in front, which makes it plain
 * text.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The season for a spreadsheet: one line for each player, one column for each week, empty where there was no row. */
export function seasonCsv({ weeks, rows }: OverallBoard): string {
  const ranks = sharedRanks(rows)
  const head = ['Rank', 'Player', ...weeks.map((week) => `W${week}`), 'Total', 'Correct', 'Picks']
  const lines = rows.map((row, index) => {
    const { name, byWeek, points, correct, picks } = row
    return [ranks[index] ?? 0, name, ...weeks.map((week) => byWeek[week] ?? ''), points, correct, picks]
  })
  return BOM + [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
