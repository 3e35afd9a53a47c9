import { useActiveWeek } from '#web/live/league'
import styles from './MissingDot.module.css'
import { useMissingPicks } from './useMissingPicks'

/**
 * Marks the tab of the picks while some are missing. It follows the week with its lines and the own slip, as home,
 * dashboard, picks and scores do anyway. On the other screens this costs one read for each change of the week, and
 * saves the next screen reading both again.
 */
export default function MissingDot() {
  const { active } = useActiveWeek()
  if (useMissingPicks(active) === 0) return null
  return (
    <span className={styles.dot}>
      <span className="unseen"> (some missing)</span>
    </span>
  )
}
