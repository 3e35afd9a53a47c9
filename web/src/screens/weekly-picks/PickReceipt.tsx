import { finalScore, gradePick, pointsFor } from '../../../../common/grade'
import { type ClosedReason, lockAt } from '../../../../common/lock'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/Icon'
import { Outcome } from '../../ui/Outcome'
import { timeText } from '../../ui/when'
import type { Card } from './cards'
import styles from './PickReceipt.module.css'

const closedWords: Record<ClosedReason, string> = {
  void: 'Called off',
  kickoff: 'Locked',
  hand: 'Locked by the commissioner',
  'no-line': 'No line yet',
}

function Saved({ card, needed, onRetry }: Props) {
  const { receipt, side, savedAt, closed } = card
  if (receipt.saving) return <span>Saving…</span>
  if (receipt.refusal) {
    return (
      <span className={styles.bad}>
        Not saved. {receipt.refusal}{' '}
        {!closed && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            Retry
          </button>
        )}
      </span>
    )
  }
  if (side && savedAt) return <span className={styles.good}>Saved {timeText(savedAt)}</span>
  if (closed === 'no-line') return null
  return <span className={needed ? styles.needed : undefined}>{closed ? 'No pick' : 'No pick yet'}</span>
}

function Ending({ card: { line, side, closed } }: { card: Card }) {
  const score = finalScore(line)
  const at = lockAt(line)
  if (score && side) {
    const result = gradePick(line, side, score)
    return <Outcome result={result} points={pointsFor(result, line)} />
  }
  if (closed) {
    return (
      <span className={styles.locked}>
        {closed !== 'no-line' && <Icon shape="lock" size={13} />} {closedWords[closed]}
      </span>
    )
  }
  return <span>{at === null ? 'locks 10 min after kickoff' : `locks ${timeText(at)}`}</span>
}

interface Props {
  card: Card
  needed: boolean
  onRetry: () => void
}

/** The foot of a card: what became of the tap, and when the game locks or how it ended. */
export function PickReceipt(props: Props) {
  const score = finalScore(props.card.line)
  const { awayAbbr, homeAbbr } = props.card.line
  return (
    <div className={styles.foot}>
      <span role="status" className={classes(score && styles.score)}>
        {score ? `Final: ${awayAbbr} ${score.awayScore}, ${homeAbbr} ${score.homeScore}` : <Saved {...props} />}
      </span>
      <Ending card={props.card} />
    </div>
  )
}
