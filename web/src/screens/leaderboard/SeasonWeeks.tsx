import { Notice } from '#web/ui/Notice'
import styles from './SeasonWeeks.module.css'

interface Props {
  weeks: readonly number[]
  byWeek: Readonly<Record<string, number>>
  labelOf: (week: number) => string
  onWeek: (week: number) => void
}

/** A season's weeks with their points, a dash where they are unknown; a week opens its picks. */
export function SeasonWeeks({ weeks, byWeek, labelOf, onWeek }: Props) {
  if (!weeks.length) return <Notice>No weekly breakdown available.</Notice>
  return (
    <ol className={styles.weeks}>
      {weeks.map((week) => (
        <li key={week}>
          <button type="button" onClick={() => onWeek(week)}>
            {labelOf(week)} <b>{byWeek[week] ?? '–'}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}
