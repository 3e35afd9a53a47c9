import { finalScore, gradePick } from '#common/game/grade'
import { lineSide, otherSide } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import { cardId } from '#web/ui/game/showCard'
import { teamPaint } from '#web/ui/game/TeamMark'
import { type Card, matchupCodes } from './cards'
import styles from './YourPicks.module.css'

function PickLine({ card: { line, side, progress } }: { card: Card }) {
  if (!side) {
    return (
      <li>
        <a href={`#${cardId(line.gameId)}`} className={styles.open}>
          <span>{matchupCodes(line)}</span>
          <span>no pick</span>
        </a>
      </li>
    )
  }
  const team = lineSide(line, side)
  const score = line.void ? { homeScore: 0, awayScore: 0 } : finalScore(line)
  return (
    <li>
      <a href={`#${cardId(line.gameId)}`} style={teamPaint(team.teamId)}>
        <i aria-hidden />
        <span className={styles.name}>
          {team.name} {team.spread !== null && <b>{formatSpread(team.spread, 'PK')}</b>}
          <small>vs {lineSide(line, otherSide(side)).name}</small>
        </span>
        {progress === 'waiting' && <span className={styles.late}>not saved</span>}
        {line.multiplier === 2 && <DoubleBadge />}
        {score && <PickResult result={gradePick(line, side, score)} />}
      </a>
    </li>
  )
}

/** The column that lists what the player has picked; each line leads to its card. */
export function YourPicks({ cards }: { cards: readonly Card[] }) {
  return (
    <aside className={styles.column} aria-label="Your Picks">
      <h2>Your Picks</h2>
      <ol>
        {cards.map((card) => (
          <PickLine key={card.line.gameId} card={card} />
        ))}
      </ol>
    </aside>
  )
}
