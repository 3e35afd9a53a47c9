import type { Side } from '../../../../common/line'
import { GameCard } from '../../ui/GameCard'
import { kickoffText } from '../../ui/when'
import type { Card } from './cards'
import { PickReceipt } from './PickReceipt'
import { PickSide } from './PickSide'

interface Props {
  card: Card
  /** The player tried to finish without this one. */
  highlighted: boolean
  onPick: (card: Card, side: Side) => void
}

/** A game to pick: two teams, of which a tap picks one. */
export function PickCard({ card, highlighted, onPick }: Props) {
  const { line } = card
  const head = [kickoffText(line), line.broadcast].filter(Boolean).join(' · ')
  const again = () => card.receipt.wanted && onPick(card, card.receipt.wanted)
  return (
    <GameCard
      line={line}
      head={head}
      highlighted={highlighted}
      foot={<PickReceipt card={card} needed={highlighted} onRetry={again} />}
    >
      <PickSide card={card} side="AWAY" onPick={(side) => onPick(card, side)} />
      <PickSide card={card} side="HOME" onPick={(side) => onPick(card, side)} />
    </GameCard>
  )
}
