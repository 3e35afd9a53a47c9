import styles from './Medal.module.css'

const METALS = ['gold', 'silver', 'bronze'] as const

/** A rank; the first three wear a medal. */
export function Medal({ rank }: { rank: number }) {
  const metal = METALS[rank - 1]
  if (!metal) return <span className={styles.rank}>{rank}</span>
  return (
    <span className={styles.medal} data-metal={metal}>
      {rank}
      <span className="unseen">, {metal} medal</span>
    </span>
  )
}
