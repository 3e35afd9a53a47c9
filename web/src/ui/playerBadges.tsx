import styles from './badges.module.css'

// Apart from the other badges, so that the weekly picks and the live scores do not load them.

/** Marks the player's own row. */
export function YouBadge() {
  return <span className={styles.you}>you</span>
}

/** Marks a player who is no longer a member. */
export function LeftBadge() {
  return <span className={styles.left}>left</span>
}
