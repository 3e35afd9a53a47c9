import styles from './PlayerButton.module.css'

interface Props {
  player: { userId: string; name: string }
  onPlayer: (userId: string) => void
}

/** A player's name, which opens the player. A click anywhere on the row presses it. */
export function PlayerButton({ player: { userId, name }, onPlayer }: Props) {
  return (
    <button type="button" className={styles.open} onClick={() => onPlayer(userId)}>
      {name}
    </button>
  )
}
