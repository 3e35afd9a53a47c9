const NUMBER = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })
const HEAD = ['what', 'measured', 'floor', 'ratio', 'spread', 'aim', 'met']

/**
 * The rows as a table in Markdown.
 * @param {readonly import('./row').Row[]} rows
 */
export function tableOf(rows) {
  /** @param {number} ratio */
  const times = (ratio) => `${ratio.toFixed(2)} ×`
  const cells = rows.map(({ name, value, unit, floor, ratio, spread, aim, met }) => [
    name,
    `${NUMBER.format(value)} ${unit}`.trim(),
    floor === null ? '' : `${NUMBER.format(floor)} ${unit}`,
    ratio === null ? '' : times(ratio),
    spread ? spread.map(times).join(' – ') : '',
    aim,
    // A row without an aim is given for comparison.
    aim && (met ? 'yes' : '**no**'),
  ])
  return [HEAD, HEAD.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
