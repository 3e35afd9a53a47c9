import { type LineSide, lineSide, type Side } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { classes } from '#web/ui/classes'
import { GameCard } from '#web/ui/game/GameCard'
import { SideName } from '#web/ui/game/SideName'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { kickoffText } from '#web/ui/when'
import { cardNotes } from './cardNotes'
import type { Card } from './cards'
import styles from './PickCard.module.css'
import { PickReceipt, PickTrouble } from './PickReceipt'

interface Props {
  card: Card
  /** The player tried to finish without this one. */
  highlighted: boolean
  onPick: (card: Card, side: Side) => void
  /** Sends again what waits or was refused. */
  onRetry: (card: Card) => void
}

/** A game to pick: two teams, of which a tap picks one. */
export function PickCard({ card, highlighted, onPick, onRetry }: Props) {
  const { line } = card
  const head = [kickoffText(line), line.broadcast].filter(Boolean).join(' · ')
  const notes = cardNotes(card)
  const foot = (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PickTrouble card={card} onRetry={() => onRetry(card)} />
      <PickReceipt card={card} needed={highlighted} />
    </>
  )
  return (
    <GameCard line={line} head={head} highlighted={highlighted} foot={foot}>
      <PickSide card={card} side="AWAY" onPick={(side) => onPick(card, side)} />
      <PickSide card={card} side="HOME" onPick={(side) => onPick(card, side)} />
    </GameCard>
  )
}

interface SideProps {
  card: Card
  side: Side
  onPick: (side: Side) => void
}

const record = (side: LineSide) => side.record.replace(/-/g, '–')

/** One team of a card: a tap picks it. A closed one still answers a tap, with the reason. */
function PickSide({ card, side, onPick }: SideProps) {
  const team = lineSide(card.line, side)
  const picked = card.side === side
  const faded = card.side ? !picked : card.closed !== null
  const missed = card.closed !== null && !card.side
  return (
    <button
      type="button"
      className={classes(styles.side, faded && styles.faded, missed && styles.missed)}
      style={teamPaint(team.teamId)}
      aria-pressed={picked}
      data-closed={card.closed !== null}
      onClick={() => onPick(side)}
    >
      <TeamMark abbr={team.abbr} faded={faded} />
      <SideName side={team} below={record(team)} />
      <span className={styles.spread}>{team.spread === null ? '' : formatSpread(team.spread)}</span>
      {card.closed && <span className="unseen">locked</span>}
      {!missed && <span className={styles.tick}>{picked && <Icon shape="check" size={15} />}</span>}
    </button>
  )
}
