import type { GameLine } from '#common/game/line'
import { cardId } from '#web/ui/game/showCard'
import { useNow } from '#web/ui/useNow'
import { countdown } from '#web/ui/when'
import { nextToLock, noLockText } from './cards'
import styles from './NextLock.module.css'

/** What locks next, counted down by the second; leads to its card. */
export function NextLock({ lines }: { lines: readonly GameLine[] }) {
  const now = useNow(1_000)
  const next = nextToLock(lines, now)
  if (!next) return <p className={styles.next}>{noLockText(lines, now)}</p>
  return (
    <a className={styles.next} href={`#${cardId(next.gameId)}`}>
      <span>
        Next to lock: <b>{next.game}</b>
        {next.more > 0 && ` + ${next.more} more`}
      </span>{' '}
      <span>
        in <b>{countdown(next.at - now)}</b>
      </span>
    </a>
  )
}
