import { useEffect, useLayoutEffect, useRef } from 'react'
import { browser } from '#web/session/device'
import { useCorrection } from '#web/session/serverTime'
import { Button } from '#web/ui/Button'
import { dayTimeText } from '#web/ui/when'
import styles from './OutOfReach.module.css'
import { createReach } from './reach'
import { documents, firebase } from './useDocument'

/** Whether the league can be reached from this tab. It is watched from the import on. */
const { useReach, retry } = createReach({
  device: browser,
  documents,
  database: {
    reconnect: async () => (await firebase()).reconnectDatabase(),
    pause: async () => (await firebase()).pauseDatabase(),
    reopen: async () => (await firebase()).reopen(),
  },
})

/**
 * Scrolls by the height (px) of what has appeared above the screen, below zero for what has gone, so that nothing moves
 * under a finger about to tap a team. Most browsers do so themselves once the page is scrolled.
 */
function holdStill(height: number): void {
  if (scrollY === 0 || !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, height)
}

/** Says that the league cannot be reached, and from when the values on the screen are. Nothing while it can. */
export default function OutOfReach() {
  const reach = useReach()
  // `oldestAt` is of the device's clock; all other times on the screen are of the server's.
  const correction = useCorrection()
  const { isReached } = reach
  const isBare = !isReached && reach.oldestAt === null
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The skeletons stop moving: nothing is on its way.
    document.documentElement.toggleAttribute('data-out-of-reach', !isReached)
    return () => document.documentElement.removeAttribute('data-out-of-reach')
  }, [isReached])
  useLayoutEffect(() => {
    const height = notice.current?.offsetHeight
    // Without a notice there is nothing to make up for, and asking for the scroll position costs a layout of the page.
    // A page that has nothing to show has nothing to tap, and its title would be hidden.
    if (!height || isBare) return
    holdStill(height)
    return () => holdStill(-height)
  }, [isReached])
  // The region is there before its words: screen readers announce only what changes in one.
  return (
    <div className={styles.region} role="status">
      {!isReached && (
        <div ref={notice} className={styles.notice}>
          <span>
            Can't reach the league.
            {reach.oldestAt !== null && ` Showing what we last knew, from ${dayTimeText(reach.oldestAt + correction)}.`}
          </span>
          <Button onClick={() => void retry()}>Retry</Button>
        </div>
      )}
    </div>
  )
}
