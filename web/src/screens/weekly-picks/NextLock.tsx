import type { GameLine } from '#common/game/line'
import { useNow } from '#web/ui/useNow'
import { countdown } from '#web/ui/when'
import { nextToLock } from './cards'
import styles from './NextLock.module.css'

/** What locks next, counted down by the second. */
export function NextLock({ lines }: { lines: readonly GameLine[] }) {
  const now = useNow(1_000)
  const next = nextToLock(lines, now)
  return (
    <p className={styles.next}>
      {next ? (
        <>
          <span>
            Next lock: <b>{next.games}</b>
          </span>{' '}
          <span>
            in <b>{countdown(next.at - now)}</b>
          </span>
        </>
      ) : (
        <span>Nothing left to lock this week.</span>
      )}
    </p>
  )
}
