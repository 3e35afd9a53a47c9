import { PickResult } from '../badges'
import styles from './CoverBar.module.css'
import type { CoverStatus } from './coverStatus'

interface Props {
  cover: CoverStatus
  /** The game is over: only the words are shown. */
  isFinal?: boolean
  /** What the pick won. */
  points?: number
}

/** By how much a side covers: words, and a bar that starts in the middle and grows to the right when it does. */
export function CoverBar({ cover, isFinal = false, points = 0 }: Props) {
  const { text, verdict, result, share, longest } = cover
  return (
    <div className={styles.cover} data-result={result}>
      <div className={styles.room}>
        <p className={styles.words}>
          <span>{text}</span>{' '}
          {isFinal && result !== 'VOID' ? <PickResult result={result} points={points} /> : <b>{verdict}</b>}
        </p>
        {/* Unseen, so that no score makes the card grow. */}
        {longest && (
          <p className={styles.words} aria-hidden>
            <span data-text={longest.text} /> <b data-text={longest.verdict} />
          </p>
        )}
      </div>
      {!isFinal && (
        <div className={styles.track} aria-hidden>
          <i style={{ transform: `scaleX(${result === 'LOSS' ? -share : share})` }} />
        </div>
      )}
    </div>
  )
}
