import type { RefObject } from 'react'
import type { NamedPlayer } from '#common/people/name-order'
import styles from './PlayerButton.module.css'

interface Props {
  player: NamedPlayer
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

/** Brings the viewer's own row of a table to the middle of the screen, and the focus to its button. */
export function goToOwn(tableBody: RefObject<HTMLElement | null>): void {
  const own = tableBody.current?.querySelector('[data-you="true"]')
  own?.scrollIntoView({ block: 'center' })
  own?.querySelector('button')?.focus({ preventScroll: true })
}
