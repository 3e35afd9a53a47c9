import styles from '../badges.module.css'

/** Marks a game whose win is worth two points. */
export function DoubleBadge() {
  return (
    <span className={styles.double}>
      <span aria-hidden>×2</span>
      <span className="unseen">Double points</span>
    </span>
  )
}
