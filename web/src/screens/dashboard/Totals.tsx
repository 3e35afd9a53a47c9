import type { OverallBoard, OverallRow, Tally } from '#common/boards/leaderboard'
import { weekLabel } from '#common/week/season'
import type { WeekName } from '#common/week/week'
import { leadText, placeText } from '#web/ui/place'
import styles from './Totals.module.css'

interface TotalsProps {
  overall: OverallBoard | undefined
  /** The player's row in it. */
  own: OverallRow | undefined
  /** Whether the season has several weeks, so that the room of their columns is kept until they come. */
  hasWeeks: boolean
  /** What the season's weeks are called. */
  weeks: readonly WeekName[]
  shown: number | undefined
  /** Its points, and how many of its games are picked; undefined while unknown, and before the player joined. */
  week: (Tally & { made: { picks: number; games: number } }) | undefined
}

/** The player's numbers: points, place and weeks of the season, points and picks of the shown week. */
export function Totals({ overall, own, hasWeeks, weeks, shown, week }: TotalsProps) {
  const rows = overall?.rows ?? []
  const place = placeText(rows, own?.userId)
  return (
    <dl className={styles.totals}>
      <div className={styles.season}>
        <dt>Total score</dt>
        <dd>{own?.points ?? '–'}</dd>
        {(hasWeeks || place) && (
          <dd className={styles.place}>
            {place && (
              <>
                <b>{place}</b> of {[rows.length, leadText(rows, own?.userId)].filter(Boolean).join(', ')}
              </>
            )}
          </dd>
        )}
        {hasWeeks && (
          <dd className={styles.weeks}>
            {own && overall && (
              <SeasonSparkline weeks={overall.weeks} names={weeks} points={own.byWeek} shown={shown} />
            )}
          </dd>
        )}
      </div>
      <Total name="Week's points" value={week?.points} most={week?.possible} />
      <Total name="Correct" value={week?.correct} most={week?.picks} />
      <Total name="Picks made" value={week?.made.picks} most={week?.made.games} />
    </dl>
  )
}

function Total({ name, value, most }: { name: string; value: number | undefined; most: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? '–'}
        {!!most && <small> of {most}</small>}
      </dd>
    </div>
  )
}

interface SparklineProps {
  weeks: readonly number[]
  /** What the weeks are called. */
  names: readonly WeekName[]
  /** The player's points by week; a week without a row is absent. */
  points: Readonly<Record<number, number>>
  /** The week that the dashboard shows. */
  shown: number | undefined
}

/** How much of a week's width its column takes, 0 to 1. */
const COLUMN = 0.7

/**
 * A column for each week of the season, as high as its points; that of the shown week is gold. Nothing for a single
 * week, or while the player has a row in none.
 */
export function SeasonSparkline({ weeks, names, points, shown }: SparklineProps) {
  const played = weeks.filter((week) => points[week] !== undefined)
  if (weeks.length < 2 || played.length === 0) return null
  const most = Math.max(1, ...weeks.map((week) => points[week] ?? 0))
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${weeks.length - 1 + COLUMN} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Points by week: ${played.map((week) => `${points[week]} in ${weekLabel(names, week)}`).join(', ')}`}
    >
      {weeks.map((week, index) => {
        // A week without points is a thin line, and one without a row is empty.
        const height = points[week] === undefined ? 0 : Math.max(0.05, points[week] / most)
        return (
          <rect
            key={week}
            x={index}
            y={1 - height}
            width={COLUMN}
            height={height}
            data-shown={week === shown || undefined}
          />
        )
      })}
    </svg>
  )
}
