import { Icon } from '#web/ui/Icon'
import styles from './Rank.module.css'

/** A rank; first place wears the crown as soon as it has a point. */
export function RankCell({ rank, points }: { rank: number; points: number }) {
  if (rank > 1 || points === 0) return <span className={styles.rank}>{rank}</span>
  return (
    <span className={styles.first}>
      <Icon shape="crown" size={24} />
      <span className="unseen">1</span>
    </span>
  )
}

/** Places gained (+) or lost (−); nothing for 0. */
export function RankChange({ places }: { places: number }) {
  if (places === 0) return null
  const direction = places > 0 ? 'up' : 'down'
  return (
    <span className={styles[direction]}>
      <Icon shape={direction} size={9} label={direction} />
      {Math.abs(places)}
    </span>
  )
}
