import type { MouseEvent } from 'react'
import { gradePick } from '#common/game/grade'
import { matchup } from '#common/game/line'
import { lineSide } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import { opponentText } from '#web/ui/game/gameText'
import { cardId } from '#web/ui/game/showCard'
import { teamPaint } from '#web/ui/game/TeamMark'
import type { Card } from './cards'
import styles from './YourPicks.module.css'

/** What a game without a pick is to the player: still to be picked, or not. */
function noPickText({ closed, progress }: Card): string {
  if (!closed) return progress === 'refused' ? 'not saved' : 'pick now'
  if (closed === 'no-line') return 'no line yet'
  return closed === 'void' ? 'does not count' : 'no pick'
}

function PickRow({ card, onLeave }: { card: Card; onLeave: (event: MouseEvent) => void }) {
  const { line, savedSide, progress, final } = card
  const side = (card.closed && savedSide) || card.side
  if (!side) {
    return (
      <li>
        <a href={`#${cardId(line.gameId)}`} className={styles.open} onClick={onLeave}>
          <span>{matchup(line)}</span>
          <span className={card.closed ? styles.none : styles.unsaved}>{noPickText(card)}</span>
        </a>
      </li>
    )
  }
  const team = lineSide(line, side)
  const result = line.void ? 'VOID' : savedSide && final && gradePick(line, savedSide, final)
  return (
    <li>
      <a href={`#${cardId(line.gameId)}`} style={teamPaint(team.teamId)} onClick={onLeave}>
        <i aria-hidden />
        <span className={styles.name}>
          {team.name} {team.spread !== null && <b>{formatSpread(team.spread, 'PK')}</b>}
          <small>{opponentText(line, side)}</small>
        </span>
        {progress === 'waiting' && !(card.closed && savedSide) && <span className={styles.unsaved}>not saved</span>}
        <DoubleBadge of={line} />
        {savedSide && result && <PickResult result={result} />}
      </a>
    </li>
  )
}

interface Props {
  cards: readonly Card[]
  /** Called before one of the lines leads to its card, which may still have to be unfolded. */
  onLeave: (card: Card, event: MouseEvent) => void
}

/** The column that lists what the player has picked; each line leads to its card. */
export default function YourPicks({ cards, onLeave }: Props) {
  return (
    <aside className={styles.column} aria-label="Your Picks">
      <h2>Your Picks</h2>
      <ol>
        {cards.map((card) => (
          <PickRow key={card.line.gameId} card={card} onLeave={(event) => onLeave(card, event)} />
        ))}
      </ol>
    </aside>
  )
}
