import styles from './badges.module.css'

// Apart from the other badges, so that the weekly picks and the live scores do not load them.

interface Props {
  /** The row is the viewer's own. */
  you?: boolean
  /** The player is no longer a member. */
  left?: boolean | undefined
}

/** What stands after a player's name. */
export function PlayerBadges({ you, left }: Props) {
  return (
    <>
      {you && <span className={styles.you}>you</span>}
      {left && <span className={styles.left}>left</span>}
    </>
  )
}
