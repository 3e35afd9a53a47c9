import { Icon } from '#web/ui/Icon'
import styles from './RankCell.module.css'

/** A rank; the crown stands for first, once somebody has a point. */
export function RankCell({ rank, points }: { rank: number; points: number }) {
  if (rank > 1 || points === 0) return <span className={styles.rank}>{rank}</span>
  return (
    <span className={styles.first}>
      <Icon shape="crown" size={24} />
      <span className="unseen">1</span>
    </span>
  )
}
