import { weekLabel } from '#common/week/season'
import type { WeekName } from '#common/week/week'
import styles from './SeasonSparkline.module.css'

interface Props {
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

/** A column for each week of the season, as high as its points; that of the shown week is bright. */
export function SeasonSparkline({ weeks, names, points, shown }: Props) {
  if (weeks.length < 2) return null
  const most = Math.max(1, ...weeks.map((week) => points[week] ?? 0))
  return (
    <svg
      className={styles.weeks}
      viewBox={`0 0 ${weeks.length - 1 + COLUMN} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={seasonWords(weeks, names, points)}
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

/** `Points by week: 5 in Week 9, 7 in Bowls`. */
function seasonWords(weeks: readonly number[], names: readonly WeekName[], points: Props['points']): string {
  const played = weeks.flatMap((week) =>
    points[week] === undefined ? [] : [`${points[week]} in ${weekLabel(names, week)}`],
  )
  return played.length ? `Points by week: ${played.join(', ')}` : 'No points by week yet'
}
