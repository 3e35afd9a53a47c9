import { finalScore, sidePoints } from '#common/game/grade'
import { lineSide, SIDES, type Side } from '#common/game/line'
import { phaseNow } from '#common/week/week'
import { classes } from '#web/ui/classes'
import { CoverBar } from '#web/ui/game/CoverBar'
import { coverStatus } from '#web/ui/game/coverStatus'
import { GameCard } from '#web/ui/game/GameCard'
import { cardMoment, closedWords, kickoffNow } from '#web/ui/game/gameText'
import { PickSide } from '#web/ui/game/PickSide'
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

/**
 * When, and on which channel; once there is a score, the clock in place of the kickoff. A game that is off has none: its
 * former day would read as its new one.
 */
function Head({ card: { line, live, score, closed } }: { card: Card }) {
  const hasDate = !line.timeTbd && closed !== 'kickoff'
  const isOff = line.void || (!hasDate && phaseNow(line, live) === 'postponed')
  const when = isOff ? cardMoment(line, live) : kickoffText(kickoffNow(line, live))
  if (!score) return [when, line.broadcast].filter(Boolean).join(' · ')
  const on = phaseNow(line, live) === 'live'
  return (
    <>
      <b className={classes(styles.moment, on && styles.on)}>{cardMoment(line, live)}</b> {line.broadcast}
    </>
  )
}

/** How the pick does against the spread while the game is under way. */
function Cover({ card: { line, side, score } }: { card: Card }) {
  const cover = score && !finalScore(line) && coverStatus(line, side ?? undefined, score, false)
  if (!cover) return null
  return (
    <div className={styles.cover}>
      <CoverBar cover={cover} />
    </div>
  )
}

/** A game to pick: two teams, of which a tap picks one. Once it is locked, with its score. */
export function PickCard({ card, highlighted, onPick, onRetry }: Props) {
  const { line, score } = card
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
      <Cover card={card} />
      <PickReceipt card={card} needed={highlighted} />
    </>
  )
  return (
    <GameCard
      line={score ? { ...line, overUnder: null } : line}
      head={<Head card={card} />}
      highlighted={highlighted}
      foot={foot}
    >
      {SIDES.toReversed().map((side) => (
        <PickSide
          key={side}
          team={lineSide(line, side)}
          pickedSide={card.side}
          closed={card.closed && closedWords[card.closed]}
          points={score ? sidePoints(score, side) : undefined}
          onPick={() => onPick(card, side)}
        />
      ))}
    </GameCard>
  )
}
