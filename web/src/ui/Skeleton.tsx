import styles from './Skeleton.module.css'

interface Props {
  /** How many blocks. */
  count?: number
  /** Height of each (px): that of what is loading. */
  height: number
  /** What is loading, for screen readers. */
  label?: string
  /** Lays the blocks out like cards instead of rows. */
  cards?: boolean
}

/** How high the cards of the games are (px), by screen. */
export const CARD_HEIGHTS = { dashboard: 162, weeklyPicks: 213, liveScores: 232 } as const

/**
 * Placeholders for what is loading. While there are any, `useScrollRestoration` keeps the page as high as it was. Out
 * of reach nothing is on its way, and a sentence takes their place.
 */
export function Skeleton({ count = 1, height, label = 'Loading', cards = false }: Props) {
  return (
    <div className={cards ? 'cards' : styles.rows} role="status" data-loading>
      <span className="unseen">{label}</span>
      <p>This page is not on your device yet. It loads once the league can be reached.</p>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.block} style={{ height }} />
      ))}
    </div>
  )
}
