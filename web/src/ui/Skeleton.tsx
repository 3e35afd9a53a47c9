import styles from './Skeleton.module.css'

interface Props {
  /** How many blocks. */
  count?: number
  /** Height of each in px: that of what will stand there. */
  height: number
  /** What is loading, for those who cannot see the blocks. */
  label?: string
  /** Lays the blocks out like cards instead of rows. */
  cards?: boolean
}

/** Blocks in the place of what is still coming. */
export function Skeleton({ count = 1, height, label = 'Loading', cards = false }: Props) {
  return (
    <div className={cards ? styles.cards : styles.rows} role="status">
      <span className="unseen">{label}</span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles.block} style={{ height }} />
      ))}
    </div>
  )
}
