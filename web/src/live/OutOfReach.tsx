import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/Button'
import { timeText } from '#web/ui/when'
import styles from './OutOfReach.module.css'
import { useReach } from './useReach'

/**
 * Scrolls by what has come (px) above the screen, or gone, so that nothing moves under a finger about to tap a team. Most
 * browsers do so themselves on a page that is scrolled.
 */
function holdStill(height: number): void {
  if (scrollY === 0 || !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, height)
}

/** Says that the league cannot be reached, and from when the values on the screen are. Nothing while it can. */
export default function OutOfReach() {
  const { reach, retry } = useReach()
  const { isReached } = reach
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The skeletons stop moving: nothing is on its way.
    document.documentElement.toggleAttribute('data-out-of-reach', !isReached)
    return () => document.documentElement.removeAttribute('data-out-of-reach')
  }, [isReached])
  useLayoutEffect(() => {
    const height = notice.current?.offsetHeight ?? 0
    holdStill(height)
    return () => holdStill(-height)
  }, [isReached])
  if (isReached) return null
  return (
    <div ref={notice} className={styles.notice} role="status">
      <span>
        Can't reach the league.
        {reach.knownAt !== null && ` Showing what we last knew, from ${timeText(reach.knownAt)}.`}
      </span>
      <Button onClick={() => void retry()}>Retry</Button>
    </div>
  )
}
