import type { ReactNode } from 'react'
import { type GameLine, matchup } from '#common/game/line'
import { halves } from '#common/game/spread'
import { DoubleBadge } from '../badges'
import { classes } from '../classes'
import styles from './GameCard.module.css'
import { cardId } from './showCard'

interface Props {
  line: Pick<GameLine, 'gameId' | 'overUnder' | 'multiplier' | 'void' | 'homeName' | 'awayName' | 'neutralSite'>
  /** At the left end of the head: when, and on which channel. */
  head: ReactNode
  foot: ReactNode
  highlighted?: boolean
  /** The two sides, away first. */
  children: ReactNode
}

export function GameCard({ line, head, foot, highlighted = false, children }: Props) {
  return (
    <article
      id={cardId(line.gameId)}
      aria-label={line.awayName && line.homeName ? matchup(line) : 'Game'}
      className={classes(styles.card, highlighted && styles.highlighted, line.void && styles.void)}
    >
      <header className={styles.head}>
        <span className={styles.when}>{head}</span>
        <span className={styles.extra}>
          {line.overUnder !== null && <span>O/U {halves(line.overUnder)}</span>}
          <DoubleBadge of={line} />
        </span>
      </header>
      {children}
      <footer className={styles.foot}>{foot}</footer>
    </article>
  )
}
