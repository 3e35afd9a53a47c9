import type { Side } from '#common/game/line'
import { GameCard } from '#web/ui/game/GameCard'
import { kickoffText } from '#web/ui/when'
import { cardNotes } from './cardNotes'
import type { Card } from './cards'
import styles from './PickCard.module.css'
import { PickReceipt } from './PickReceipt'
import { PickSide } from './PickSide'
import { PickTrouble } from './PickTrouble'

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
