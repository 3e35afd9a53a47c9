import { useActiveWeek } from '#web/live/league'
import styles from './MissingDot.module.css'
import { useMissingPicks } from './useMissingPicks'

/**
 * Marks the tab of the picks while some are missing in an open week. It follows these weeks with the own slip one after
 * the other, up to the first with a missing pick, as home and picks do anyway. On the other screens each costs two
 * reads at the opening of a page and one at a change, and saves the next screen reading them again.
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
