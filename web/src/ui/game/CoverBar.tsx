import { PickResult } from '../badges'
import { classes } from '../classes'
import styles from './CoverBar.module.css'
import type { CoverStatus } from './coverStatus'

interface Props {
  cover: CoverStatus
  /** The game is over: only the words are shown. */
  final?: boolean
  /** What the pick won. */
  points?: number
}

/** By how much a side covers: words, and a bar that starts in the middle and grows to the right when it does. */
export function CoverBar({ cover, final = false, points = 0 }: Props) {
  const { text, verdict, tone, share } = cover
  return (
    <div className={classes(styles.cover, styles[tone])}>
      <p className={styles.words}>
        <span>{text}</span> {final && tone !== 'VOID' ? <PickResult result={tone} points={points} /> : <b>{verdict}</b>}
      </p>
      {!final && (
        <div className={styles.track} aria-hidden>
          <i style={{ transform: `scaleX(${tone === 'LOSS' ? -share : share})` }} />
        </div>
      )}
    </div>
  )
}
