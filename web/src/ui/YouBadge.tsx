import styles from './badges.module.css'

/** Marks the player's own row. */
export function YouBadge() {
  return <span className={styles.you}>you</span>
}
