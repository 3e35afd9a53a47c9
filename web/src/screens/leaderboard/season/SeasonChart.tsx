import { useState } from 'react'
import type { OverallBoard } from '#common/boards/leaderboard'
import { namesText } from '#common/boards/place-words'
import { winnersOf } from '#common/boards/ranks'
import { counted } from '#common/counted'
import { Points } from '#web/ui/badges'
import { Chips } from '#web/ui/Chips'
import { colorToken, visibleOn } from '#web/ui/colors'
import { PlayerBadges } from '#web/ui/playerBadges'
import { TOP_ROWS, topRows } from '../display'
import styles from './SeasonChart.module.css'
import { CHART_MODES, type ChartMode, pathOf, rangeOf, type Series, seriesOf, ticksOf } from './series'

/** With more players than this only the lines of the top ten and the viewer are drawn: nobody can follow more. */
const LINES_MAX = 24

/** Who has the most points, as a sentence; empty while nobody has one. */
function mostText({ rows }: OverallBoard): string {
  const [first, ...others] = winnersOf(rows)
  if (!first) return ''
  const names = namesText([first, ...others].map(({ name }) => name))
  return `${names} ${others.length ? 'have' : 'has'} the most, ${counted(first.points, 'point')}. `
}

/** The season as a chart with a line for each player. A name in the legend highlights its line. */
export default function SeasonChart({ board, viewer }: { board: OverallBoard; viewer: string | undefined }) {
  const [mode, setMode] = useState<ChartMode>('Race')
  const [pinned, setPinned] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const drawn = topRows(board.rows, LINES_MAX, ({ userId }) => userId === viewer)
  // A line that is not drawn any more, or not in this season, is not highlighted either.
  const isDrawn = drawn.some(({ userId }) => userId === pinned)
  const highlighted = pointed ?? (isDrawn ? pinned : viewer)
  const background = colorToken('--field')
  const colorOf = (favoriteColor: string) => visibleOn(favoriteColor, background)
  const players = drawn.length === 1 ? 'One line' : `A line for each of ${drawn.length} players`
  const lines = seriesOf(board, drawn, mode).map((line) => ({ ...line, color: colorOf(line.row.favoriteColor) }))
  const range = rangeOf(lines, viewer)
  const hasBeyond = lines.some(({ values }) => values.some((value) => value !== null && value < range.low))
  const caption = mode === 'Race' ? 'points behind the leader after each week' : 'points of each week'
  return (
    <section className={styles.season} aria-labelledby="season-chart">
      <header className={styles.head}>
        <h2 id="season-chart">The season</h2>
        <Chips
          label="What the lines show"
          chips={CHART_MODES.map((each) => ({ value: each, name: each }))}
          chosen={mode}
          onChoose={setMode}
        />
      </header>
      <p className={styles.caption}>
        {caption[0]?.toUpperCase()}
        {caption.slice(1)}.
        {drawn.length < board.rows.length && ` Drawn: the top ten${drawn.length > TOP_ROWS ? ' and you' : ''}.`}
        {hasBeyond && ' At the foot: who is further behind.'} Tap a name to follow its line.
      </p>
      <LineChart
        lines={lines}
        range={range}
        weeks={board.weeks}
        highlighted={highlighted}
        viewer={viewer}
        label={`${players}: ${caption}. ${mostText(board)}In the table a player’s name opens their weeks.`}
      />
      <ul className={styles.legend}>
        {drawn.map((row) => (
          <li key={row.userId}>
            <button
              type="button"
              aria-pressed={row.userId === pinned}
              data-highlighted={row.userId === highlighted}
              data-you={row.userId === viewer}
              style={{ '--c': colorOf(row.favoriteColor) }}
              onClick={() => setPinned(row.userId === pinned ? undefined : row.userId)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(row.userId)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(row.userId)}
              onBlur={() => setPointed(undefined)}
            >
              <span>{row.name}</span>
              <PlayerBadges left={row.left} />
              <b>
                <Points of={row.points} />
              </b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Size and margins of the chart in its own units; the page scales it to its width. */
const WIDTH = 1000
const HEIGHT = 360
const LEFT = 46
const EDGE = 18
const FOOT = 34

interface ChartProps {
  lines: readonly (Series & { color: string })[]
  range: { low: number; high: number }
  weeks: readonly number[]
  highlighted: string | undefined
  viewer: string | undefined
  label: string
}

/** Lines over the weeks: the highlighted one bold and on top, the leader's dashed, those of most players pale. */
function LineChart({ lines, range: { low, high }, weeks, highlighted, viewer, label }: ChartProps) {
  const x = (index: number) => LEFT + (index / (weeks.length - 1)) * (WIDTH - LEFT - EDGE)
  const within = (value: number) => Math.min(high, Math.max(low, value))
  const y = (value: number) => EDGE + ((high - within(value)) / (high - low)) * (HEIGHT - EDGE - FOOT)
  const leader = lines[0]?.row.userId
  const layer = (userId: string) => {
    if (userId === highlighted) return 2
    return userId === leader ? 1 : 0
  }
  const ordered = [...lines].reverse().sort((a, b) => layer(a.row.userId) - layer(b.row.userId))
  // Of a long season a phone labels about eight weeks, the last one always.
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
        {ticksOf(low, high).map((tick) => (
          <line key={tick} className={styles.grid} x1={LEFT} x2={WIDTH - EDGE} y1={y(tick)} y2={y(tick)} />
        ))}
        {ordered.map(({ row, values, color }) => (
          <path
            key={row.userId}
            className={styles.line}
            data-highlighted={row.userId === highlighted}
            data-you={row.userId === viewer}
            data-leader={row.userId === leader}
            stroke={color}
            d={pathOf(values, x, y)}
          />
        ))}
      </svg>
      {ticksOf(low, high).map((tick) => (
        <span key={tick} aria-hidden className={styles.tick} style={{ top: `${(y(tick) / HEIGHT) * 100}%` }}>
          {tick < 0 ? `−${-tick}` : tick}
        </span>
      ))}
      {weeks.map((week, index) => (
        <span
          key={week}
          aria-hidden
          className={styles.week}
          data-wide={index % every !== (weeks.length - 1) % every}
          style={{ left: `${(x(index) / WIDTH) * 100}%` }}
        >
          W{week}
        </span>
      ))}
    </div>
  )
}
