import { useActiveWeek } from '#web/live/league'
import styles from './MissingDot.module.css'
import { useMissingPicks } from './useMissingPicks'

/**
 * Marks the tab of the picks while some are missing in an open week. It follows the open weeks in order, each with the
 * player's slip, up to the first that lacks a pick. Home and Weekly Picks follow them anyway; on other screens a week
 * costs two reads when a page opens and one at a change.
 */
export default function MissingDot() {
  const { open } = useActiveWeek()
  return <DotOf weeks={open.map(({ week }) => week)} />
}

/** One dot for the first of these weeks with a missing pick. */
function DotOf({ weeks: [week, ...others] }: { weeks: readonly number[] }) {
  const { count } = useMissingPicks(week)
  if (count === 0) return others.length > 0 && <DotOf key={others[0]} weeks={others} />
  return (
    <span className={styles.dot}>
      <span className="unseen"> (some missing)</span>
    </span>
  )
}
