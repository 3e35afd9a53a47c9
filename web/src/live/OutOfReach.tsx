import { useEffect } from 'react'
import { Button } from '#web/ui/Button'
import { timeText } from '#web/ui/when'
import styles from './OutOfReach.module.css'
import { useReach } from './useReach'

/** Says that the league cannot be reached, and from when the values on the screen are. Nothing while it can. */
export default function OutOfReach() {
  const { reach, retry } = useReach()
  const { isReached } = reach
  useEffect(() => {
    // The skeletons stop moving: nothing is on its way.
    document.documentElement.toggleAttribute('data-out-of-reach', !isReached)
    return () => document.documentElement.removeAttribute('data-out-of-reach')
  }, [isReached])
  if (isReached) return null
  return (
    <div className={styles.notice} role="status">
      <span>
        Can't reach the league.
        {reach.knownAt !== null && ` Showing what we last knew, from ${timeText(reach.knownAt)}.`}
      </span>
      <Button onClick={() => void retry()}>Retry</Button>
    </div>
  )
}
