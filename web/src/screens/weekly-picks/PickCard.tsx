import { scoreNow } from '#common/boards/as-it-stands'
import { counted } from '#common/counted'
import { isHandMade } from '#common/game/by-hand'
import { sidePoints } from '#common/game/grade'
import { type GameLine, isTimedByHand } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { scoreText } from '#common/game/score-text'
import { lineSide, SIDES_AS_SHOWN, type Side, sideSpread } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { phaseNow } from '#common/week/week'
import { CoverBar } from '#web/ui/game/CoverBar'
import { coverStatus } from '#web/ui/game/coverStatus'
import { GameCard } from '#web/ui/game/GameCard'
import { CLOSED_LABELS, cardStatus, kickoffWords, momentClass } from '#web/ui/game/gameText'
import { PickSide } from '#web/ui/game/PickSide'
import { dateText } from '#web/ui/when'
import type { Card } from './cards'
import styles from './PickCard.module.css'
import { PickReceipt, PickTrouble } from './PickReceipt'

function phaseNote({ phase }: GameLine): string | false {
  if (phase === 'postponed') return 'Postponed. Picks stand, and count once it is played.'
  return phase === 'suspended' && 'Suspended. Picks stand until it is decided.'
}

function kickoffNote({ line, closed }: Card): string | false {
  const { kickoff, kickoffWas, timeTbd } = line
  if (kickoffWas === null || closed === 'kickoff' || (kickoffWas === kickoff && !timeTbd)) return false
  if (line.phase === 'postponed' && timeTbd) return `It was set for ${dateText(kickoffWas)}.`
  return `Kickoff moved from ${dateText(kickoffWas)}.`
}

/** A kickoff that a commissioner gave a game of the feed, until the game has locked. */
function handKickoffNote({ line, closed }: Card): string | false {
  const isMoved = isTimedByHand(line) && !isHandMade(line.gameId)
  return isMoved && closed !== 'kickoff' && 'Kickoff set by hand.'
}

/** The spread a card showed before: the one the player picked at, else the line's former one. */
function spreadNote({ line, side, pick }: Card): string | false {
  if (line.spread === null) return false
  const named = (shown: Side, spread: number) => `${lineSide(line, shown).name} ${formatSpread(spread)}`
  const spreadNow = (shown: Side) => formatSpread(sideSpread(line.spread, shown) ?? 0)
  if (pick) {
    const moved = pick.spread !== sideSpread(line.spread, pick.pickTeam)
    return (
      moved &&
      `You picked ${named(pick.pickTeam, pick.spread)}. The line moved to ${spreadNow(pick.pickTeam)}, and your pick with it.`
    )
  }
  const shown = side ?? 'HOME'
  const was = sideSpread(line.spreadWas, shown)
  return (
    was !== null && line.spreadWas !== line.spread && `The line moved from ${named(shown, was)} to ${spreadNow(shown)}.`
  )
}

function handNote({ pick }: Card): string | false {
  if (!pick?.fixedBy && !pick?.points) return false
  const worth = pick.points && `worth ${counted(pick.points, 'point')} by hand`
  const entered = pick.fixedBy && `Entered by ${pick.fixedBy}`
  return `${entered ? [entered, worth].filter(Boolean).join(', ') : `This pick is ${worth}`}.`
}

/** What a player should know of a game beyond its card: called off, postponed, moved, another spread, by hand. */
function cardNotes(card: Card): string[] {
  if (card.line.noResult) return ['No result when the season ended.']
  if (card.line.void) return ['This game was called off.']
  const notes = [phaseNote(card.line), kickoffNote(card), handKickoffNote(card), spreadNote(card), handNote(card)]
  return notes.filter((note) => note !== false)
}

interface Props {
  card: Card
  /** The player tried to finish without this one. */
  isMarkedMissing: boolean
  onPick: (card: Card, side: Side) => void
  /** Sends again what waits or was refused. */
  onRetry: (card: Card) => void
}

/** Whether a game is on and can still be picked, as it can for ten minutes. */
const isOnAndOpen = ({ line, live, closed, untilLock }: Card) =>
  !closed && untilLock <= LOCK_AFTER_KICKOFF && phaseNow(line, live) === 'live'

/**
 * The kickoff and the channel; from the kickoff on the clock comes first. While a game that is on can still be picked,
 * its teams show the spread, and the score stands here instead of the kickoff. A game that is off shows no time: its
 * former day would read as its new one.
 */
function Head({ card }: { card: Card }) {
  const { line, live, score, closed } = card
  const hasDate = !line.timeTbd && closed !== 'kickoff'
  const hasNoTime = line.void || (!hasDate && phaseNow(line, live) === 'postponed')
  const status = cardStatus(line, live)
  const when = hasNoTime ? status : kickoffWords(line, live)
  if (live && isOnAndOpen(card)) {
    // None before the first snap, if that is delayed.
    const current = scoreNow(line, live)
    return (
      <>
        <b className={momentClass(line, live)}>{status}</b>{' '}
        {[current && scoreText(line, current), line.broadcast].filter(Boolean).join(' · ')}
      </>
    )
  }
  if (!score) return [when, line.broadcast].filter(Boolean).join(' · ')
  return (
    <>
      <b className={momentClass(line, live)}>{status}</b>{' '}
      {[!line.timeTbd && when !== status && when, line.broadcast].filter(Boolean).join(' · ')}
    </>
  )
}

/** How the pick does against the spread while the game is under way; the game, where no pick is saved. */
function Cover({ card: { line, savedSide, score } }: { card: Card }) {
  const cover = score && line.phase !== 'final' && coverStatus(line, savedSide ?? undefined, score)
  if (!cover) return null
  return (
    <div className={styles.cover}>
      <CoverBar cover={cover} />
    </div>
  )
}

/** A game to pick: two teams, of which a tap picks one. Once it is locked, with its score. */
export function PickCard({ card, isMarkedMissing, onPick, onRetry }: Props) {
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
      <PickReceipt card={card} isMarkedMissing={isMarkedMissing} />
    </>
  )
  return (
    <GameCard line={line} head={<Head card={card} />} highlighted={isMarkedMissing} foot={foot}>
      {SIDES_AS_SHOWN.map((side) => (
        <PickSide
          key={side}
          team={lineSide(line, side)}
          pickedSide={card.side}
          closedLabel={card.closed && CLOSED_LABELS[card.closed]}
          points={score ? sidePoints(score, side) : undefined}
          onPick={() => onPick(card, side)}
        />
      ))}
    </GameCard>
  )
}
