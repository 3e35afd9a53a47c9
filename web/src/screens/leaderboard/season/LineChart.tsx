import styles from './LineChart.module.css'
import { pathOf, rangeOf, type SeasonLine } from './lines'

/** The drawing's own units; the width of the screen scales them. */
const WIDTH = 1000
const HEIGHT = 360
const LEFT = 46
const EDGE = 18
const FOOT = 34

interface Props {
  lines: readonly (SeasonLine & { color: string })[]
  weeks: readonly number[]
  raised: string | undefined
  label: string
}

/** Lines over the weeks: the raised one bold and on top, the leader's marked. */
export function LineChart({ lines, weeks, raised, label }: Props) {
  const { low, high } = rangeOf(lines)
  const x = (at: number) => LEFT + (at / (weeks.length - 1)) * (WIDTH - LEFT - EDGE)
  const y = (value: number) => EDGE + ((high - value) / (high - low)) * (HEIGHT - EDGE - FOOT)
  const leader = lines[0]?.row.userId
  const onTop = (userId: string) => (userId === raised ? 2 : userId === leader ? 1 : 0)
  const ordered = [...lines].reverse().sort((a, b) => onTop(a.row.userId) - onTop(b.row.userId))
  const every = Math.ceil(weeks.length / 8)
  return (
    <div className={styles.frame}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {ticks(low, high).map((tick) => (
          <line key={tick} className={styles.grid} x1={LEFT} x2={WIDTH - EDGE} y1={y(tick)} y2={y(tick)} />
        ))}
        {ordered.map(({ row, values, color }) => (
          <path
            key={row.userId}
            className={styles.line}
            data-raised={row.userId === raised}
            data-leader={row.userId === leader}
            stroke={color}
            d={pathOf(values, x, y)}
          />
        ))}
      </svg>
      {ticks(low, high).map((tick) => (
        <span key={tick} aria-hidden className={styles.tick} style={{ top: `${(y(tick) / HEIGHT) * 100}%` }}>
          {tick < 0 ? `−${-tick}` : tick}
        </span>
      ))}
      {weeks.map((week, at) => (
        <span
          key={week}
          aria-hidden
          className={styles.week}
          data-wide={at % every !== (weeks.length - 1) % every}
          style={{ left: `${(x(at) / WIDTH) * 100}%` }}
        >
          W{week}
        </span>
      ))}
    </div>
  )
}

/** Round values between the ends, four or five of them. */
function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= 5) ?? 200
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step)
}
