import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { GameLine } from '#common/game/line'
import { halves } from '#common/game/spread'
import { DoubleBadge } from '../badges'
import { classes } from '../classes'
import styles from './GameCard.module.css'

interface Props {
  line: Pick<GameLine, 'gameId' | 'overUnder' | 'multiplier' | 'homeName' | 'awayName'>
  /** At the left end of the head: when, and on which channel. */
  head: ReactNode
  foot: ReactNode
  highlighted?: boolean
  /** The two sides, away first. */
  children: ReactNode
}

/** The id of a game's card, for links to it. */
export const cardId = (gameId: string) => `game-${gameId}`

/** Scrolls to an element, and focuses its first button, if the address was opened with its id. */
function useScrollToHash(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const arrived = element.current
    if (!arrived?.id || location.hash !== `#${arrived.id}`) return
    // A new screen is scrolled to its top first.
    const frame = requestAnimationFrame(() => {
      arrived.scrollIntoView({ block: 'center' })
      arrived.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [element])
}

/** The card of one game. */
export function GameCard({ line, head, foot, highlighted = false, children }: Props) {
  const card = useRef<HTMLElement>(null)
  useScrollToHash(card)
  return (
    <article
      ref={card}
      id={cardId(line.gameId)}
      aria-label={line.awayName && line.homeName ? `${line.awayName} at ${line.homeName}` : 'Game'}
      className={classes(styles.card, highlighted && styles.highlighted)}
    >
      <header className={styles.head}>
        <span className={styles.when}>{head}</span>
        <span className={styles.extra}>
          {line.overUnder !== null && <span>O/U {halves(line.overUnder)}</span>}
          {line.multiplier === 2 && <DoubleBadge />}
        </span>
      </header>
      {children}
      <footer className={styles.foot}>{foot}</footer>
    </article>
  )
}
