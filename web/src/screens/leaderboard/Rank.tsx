import { ordinal } from '#common/boards/place-words'
import { counted } from '#common/counted'
import { classes } from '#web/ui/classes'
import { Icon } from '#web/ui/Icon'
import styles from './Rank.module.css'

export interface RankTextProps {
  rank: number
  /** Whether others have the same rank. */
  tied: boolean
  /** The player's points, where these decide the rank. */
  points?: number
}

/**
 * A rank: `2`, or `T2` where others share it, which is read as `tied for 2nd`. Before anybody has a point everybody
 * would be first, so nobody is.
 */
export function RankText({ rank, tied, points }: RankTextProps) {
  if (rank === 1 && points === 0) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="unseen">no rank yet</span>
      </>
    )
  }
  if (!tied) return rank
  return (
    <>
      <span aria-hidden>T{rank}</span>
      <span className="unseen">tied for {ordinal(rank)}</span>
    </>
  )
}

/** A rank; first place wears the crown, and who shares it a smaller one above `T1`. */
export function RankCell({ rank, tied, points }: Required<RankTextProps>) {
  const text = <RankText rank={rank} tied={tied} points={points} />
  if (rank > 1 || points === 0)
    return <span className={classes(styles.rank, rank > (tied ? 99 : 999) && styles.long)}>{text}</span>
  return (
    <span className={styles.first}>
      <Icon shape="crown" size={tied ? 16 : 24} />
      <span className={tied ? styles.shared : 'unseen'}>{text}</span>
    </span>
  )
}

/** Places gained (+) or lost (−); nothing for 0. */
export function RankChange({ places }: { places: number }) {
  if (places === 0) return null
  const direction = places > 0 ? 'up' : 'down'
  const count = Math.abs(places)
  return (
    <span className={styles[direction]}>
      <Icon shape={direction} size={9} />
      <span aria-hidden>{count}</span>
      <span className="unseen">
        , {direction} {counted(count, 'place')}
      </span>
    </span>
  )
}
