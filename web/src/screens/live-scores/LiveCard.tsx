import { memo } from 'react'
import { pointsFor, sidePoints } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { type ClosedReason, canBePicked, cardClosedBecause, isLockReason } from '#common/game/lock'
import type { SlipEntry } from '#common/game/pick'
import { lineSide, otherSide, type Side, sideSpread } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { type LiveGame, phaseNow } from '#common/week/week'
import { Points } from '#web/ui/badges'
import { ChannelLinks } from '#web/ui/game/ChannelLinks'
import { CoverBar } from '#web/ui/game/CoverBar'
import { cardScore } from '#web/ui/game/cardScore'
import { GameCard } from '#web/ui/game/GameCard'
import { CLOSED_LABELS, cardStatus, hasLockedWithoutLine, momentClass, NO_LINE_TEXT } from '#web/ui/game/gameText'
import { SideName } from '#web/ui/game/SideName'
import { cardId } from '#web/ui/game/showCard'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { Link } from '#web/ui/Link'
import styles from './LiveCard.module.css'
import { liveNotes, playText } from './liveNotes'

interface Props {
  line: GameLine
  live: LiveGame | undefined
  /** The player's pick. */
  pick: Pick<SlipEntry, 'pickTeam' | 'points'> | undefined
  /** Whether a pick of the player waits to be saved, which `pick` lacks. */
  isWaiting: boolean
  /** Where the picks of its week are made. */
  picksUrl: string
  now: number
}

/** Leads to the game's card on Weekly Picks while a pick can still be made there. */
function PickNow({ line, picksUrl }: { line: GameLine; picksUrl: string }) {
  return (
    <Link to={`${picksUrl}#${cardId(line.gameId)}`} className={styles.pickNow}>
      No pick yet · <b>Pick now</b> <span aria-hidden>›</span>
    </Link>
  )
}

/** What stands below a game without a bar: that the player's pick is in, or why there is none. */
function pickSentence(line: GameLine, picked: Side | undefined, closed: ClosedReason | null): string {
  if (hasLockedWithoutLine(line, closed)) return `${NO_LINE_TEXT}.`
  if (picked) return 'Your pick is in.'
  return closed && !isLockReason(closed) ? CLOSED_LABELS[closed] : 'No pick.'
}

function Card({ line, live, pick, isWaiting, picksUrl, now }: Props) {
  if (!line.homeName || !line.awayName) {
    return (
      <GameCard line={line} head="" foot={null}>
        <p className={styles.unknown}>Game details not available</p>
      </GameCard>
    )
  }
  const picked = pick?.pickTeam
  const closed = cardClosedBecause(line, now)
  const isMissingPick = !picked && !isWaiting && canBePicked(line, now)
  const phase = phaseNow(line, live)
  const { score, isFinal, cover } = cardScore(line, live, picked, now)
  const isLive = phase === 'live' && !line.noResult
  // Of a final the verdict says it.
  const lacksPick = !picked && !isWaiting && !isMissingPick && !isFinal
  const showsPlayText = isLive || phase === 'suspended'
  const notes = [...(isWaiting ? ['Your pick is not saved yet.'] : []), ...liveNotes(line, live)]
  const side = (which: Side) => ({
    line,
    side: which,
    points: score && sidePoints(score, which),
    isPicked: picked === which,
    hasBall: isLive && live?.possession === which,
    isBeaten: isFinal && score !== null && sidePoints(score, which) < sidePoints(score, otherSide(which)),
  })
  return (
    <GameCard
      line={{ ...line, overUnder: score ? null : line.overUnder }}
      head={
        <>
          <b className={momentClass(line, live)}>{cardStatus(line, live)}</b>{' '}
          <ChannelLinks broadcast={line.broadcast} />
          {showsPlayText && <span className={styles.play}>{playText(live)}</span>}
        </>
      }
      foot={
        <>
          {cover ? (
            <CoverBar
              cover={lacksPick ? { ...cover, text: `No pick · ${cover.text}` } : cover}
              isFinal={isFinal}
              points={pointsFor(cover.result, line, pick?.points)}
            />
          ) : (
            !line.void && !isMissingPick && !isWaiting && <p>{pickSentence(line, picked, closed)}</p>
          )}
          {isMissingPick && <PickNow line={line} picksUrl={picksUrl} />}
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
        </>
      }
    >
      <LiveSide {...side('AWAY')} />
      <LiveSide {...side('HOME')} />
    </GameCard>
  )
}

/**
 * A game with its live score. Every new score of the week comes with new objects for all its games, so the card
 * compares what is in them, and only the game that has changed is drawn again.
 */
export const LiveCard = memo(Card, (before, after) => JSON.stringify(before) === JSON.stringify(after))

interface SideProps {
  line: GameLine
  side: Side
  /** Points so far, or null before kickoff. */
  points: number | null
  isPicked: boolean
  hasBall: boolean
  /** The game is over and the other side won. */
  isBeaten: boolean
}

/** The spread, with the one before it if it has moved: `−6½ · was −7`. */
function movedSpreadText(line: GameLine, side: Side): string {
  const [is, was] = [sideSpread(line.spread, side), sideSpread(line.spreadWas, side)]
  if (is === null) return 'No line'
  return was === null || was === is ? formatSpread(is) : `${formatSpread(is)} · was ${formatSpread(was)}`
}

/** One team of a game on the live screen. */
function LiveSide({ line, side, points, isPicked, hasBall, isBeaten }: SideProps) {
  const team = lineSide(line, side)
  const { name } = team
  const lastWord = name.lastIndexOf(' ') + 1
  return (
    <div className={styles.side} style={teamPaint(team.teamId)} data-beaten={isBeaten}>
      <TeamMark abbr={team.abbr} faded={isBeaten} />
      <SideName side={isPicked ? { ...team, name: name.slice(0, lastWord) } : team} below={movedSpreadText(line, side)}>
        {isPicked && (
          <span className={styles.starred}>
            {name.slice(lastWord)}
            <Icon shape="star" size={17} label="Your pick" className={styles.star} />
          </span>
        )}
      </SideName>
      <span className={styles.ball}>{hasBall && <Icon shape="ball" size={16} label="has the ball" />}</span>
      <span className={styles.points}>
        <Points of={points} />
      </span>
    </div>
  )
}
