import { DAY, HOUR, MINUTE } from '#common/durations'
import { scoreline } from '#common/game/grade'
import {
  type FinalDoubt,
  type GameLine,
  isCanceledOrPostponed,
  type KickoffDoubt,
  type Phase,
  type PhaseDoubt,
  type Readings,
} from '#common/game/line'
import { locksLater, lockTime } from '#common/game/lock'
import { playHasBegun } from '#common/week/play'
import { type LiveGame, LONGEST_GAME } from '#common/week/week'
import { type FeedGame, feedScore } from '../feed/feed-game'

/** What is not taken at once is believed after this many readings of the feed. */
const READINGS_NEEDED = 3
/** The least time between the first and the last of them (ms), so that a few wrong ones in a row reveal no picks. */
const READINGS_SPAN = 2 * MINUTE
/**
 * A kickoff is doubted if it is moved up by more than this, and to at most this long from now (ms). One wrong answer,
 * and then a feed that is down, would otherwise reveal the picks hours early.
 */
const SHORT_NOTICE = 30 * MINUTE

/**
 * Whether the feed shows play, and a kickoff so lately that the game may be under way. With an older kickoff, a wrong
 * date is likelier. A game whose first snap is delayed shows none, though the feed has it as live.
 */
export const isLikelyPlay = ({ kickoff }: FeedGame, game: LiveGame, now: number): boolean =>
  playHasBegun(game) && kickoff > now - LONGEST_GAME

/** A game as a reading of the feed lists it, with home and away as on its line, and when it was read (epoch ms). */
export interface Listing {
  game: FeedGame
  readAt: number
}

/** Whether a game was to begin today: then play before its kickoff is an earlier start rather than a wrong answer. */
const isOfToday = ({ timeTbd, kickoff }: GameLine, now: number): boolean =>
  kickoff <= now + (timeTbd ? DAY : LONGEST_GAME)

/**
 * Whether the feed moves a game up at {@link SHORT_NOTICE}. A kickoff that the line had before its last move does not
 * count: the feed only takes that move back.
 */
function isMovedUpAtShortNotice(line: GameLine, feedGame: FeedGame, now: number): boolean {
  const isSoon = feedGame.kickoff <= now + SHORT_NOTICE
  const isMovedUp = line.timeTbd || line.kickoff > feedGame.kickoff + SHORT_NOTICE
  return isSoon && isMovedUp && feedGame.kickoff !== line.kickoffWas
}

/**
 * The doubt about a kickoff after a reading. It begins when the feed moves the kickoff of a game that was still to
 * begin into the past, or up at {@link SHORT_NOTICE}, because a reveal by one wrong answer could not be undone; but not
 * if the game was to begin today and play is likely. It ends when the feed has repeated that often enough, when the
 * game has been played since its own kickoff, or when the feed gives a kickoff that is not doubted.
 * @param game as the feed has it by this reading.
 * @returns null if the feed's kickoff is believed.
 */
export function doubtAfter(
  line: GameLine,
  { game: feedGame, readAt }: Listing,
  game: LiveGame,
  now: number,
): KickoffDoubt | null {
  if (feedGame.timeTbd || (feedGame.kickoff > now && !isMovedUpAtShortNotice(line, feedGame, now))) return null
  if (isOfToday(line, now) && isLikelyPlay(feedGame, game, now)) return null
  if (!line.timeTbd && feedGame.kickoff >= line.kickoff) return null
  if (!line.timeTbd && line.kickoff <= now && playHasBegun(game)) return null
  return kickoffAfterReading(line.doubt, feedGame.kickoff, readAt)
}

/**
 * Guards against a feed that goes back and forth between kickoffs: what is known of that after a reading. Once the feed
 * has put a lock off and taken that back, the next later kickoff has to be repeated as often as one in doubt, and the
 * earlier one holds meanwhile. So the last reading before the lock does not decide which of two kickoffs locks the
 * game, and not every reading is announced.
 * @returns with `readings` above 0 while a later kickoff waits to be repeated; null if the feed took nothing back, or
 * the later one is believed.
 */
export function waveringAfter(line: GameLine, { game: feedGame, readAt }: Listing): KickoffDoubt | null {
  if (returnsToEarlierLock(line, feedGame)) return { kickoff: line.kickoff, since: readAt, readings: 0, last: readAt }
  const known = line.wavering ?? null
  // A postponed or cancelled game without a time says nothing of a later kickoff; one with a time does.
  const saysLater = feedGame.phase === 'pre' || (isCanceledOrPostponed(feedGame.phase) && !feedGame.timeTbd)
  if (saysLater && locksLater(line, feedGame)) return known && kickoffAfterReading(known, feedGame.kickoff, readAt)
  return notRepeated(known)
}

/** Whether a feed gives a kickoff whose lock is that before the last put-off, or earlier. */
function returnsToEarlierLock(line: GameLine, feedGame: FeedGame): boolean {
  const [lock, given, lockWas] = [lockTime(line), lockTime(feedGame), line.lockWas ?? null]
  return given !== null && lockWas !== null && (lock === null || lock > lockWas) && given <= lockWas
}

/**
 * As {@link waveringAfter}, for a game that is cancelled or postponed by one answer and on by the next: once the feed
 * has taken such a phase back, it has to be repeated, and the game stays as it is meanwhile.
 * @returns as {@link waveringAfter}.
 */
export function offAgainAfter({ offAgain }: GameLine, was: Phase, is: Phase, readAt: number): PhaseDoubt | null {
  const known = offAgain ?? null
  if (was === is) return notRepeated(known)
  if (isCanceledOrPostponed(is) && known) return afterReading(known, { phase: is }, known.phase === is, readAt)
  return isCanceledOrPostponed(was) ? { phase: was, since: readAt, readings: 0, last: readAt } : notRepeated(known)
}

/**
 * As {@link waveringAfter}, for a final that is corrected by one answer and again by the next, as by caches that
 * differ: the first correction holds at once, a further one has to be repeated, and the final stays as it is meanwhile.
 * A reading without a final of the game says nothing of it.
 * @param was what the feed said before.
 * @returns as {@link waveringAfter}.
 */
export function finalAgainAfter(
  { finalAgain }: GameLine,
  was: LiveGame,
  { game: feedGame, readAt }: Listing,
): FinalDoubt | null {
  const known = finalAgain ?? null
  const said = feedScore(feedGame)
  if (was.phase !== 'final' || feedGame.phase !== 'final' || !said) return known
  if (scoreline(was) === scoreline(said)) return notRepeated(known)
  const believed = { ...said, since: readAt, readings: 0, last: readAt }
  if (!known) return believed
  // Also once it was repeated: the correction after it has to be repeated as well.
  return afterReading(known, said, scoreline(known) === scoreline(said), readAt) ?? believed
}

const kickoffAfterReading = (known: KickoffDoubt | null, kickoff: number, readAt: number) =>
  afterReading(known, { kickoff }, known?.kickoff === kickoff, readAt)

/**
 * The doubt after a reading that does not repeat it: it stays known, since the feed has wavered once, and counts from
 * 0.
 */
const notRepeated = <Doubt extends Readings>(known: Doubt | null): Doubt | null =>
  known?.readings ? { ...known, readings: 0 } : known

/**
 * What is known of something after one more reading has said it; null once it has been repeated often enough.
 * @param isSame whether it is what was said before.
 */
function afterReading<Said extends object>(
  known: (Said & Readings) | null,
  said: Said,
  isSame: boolean,
  readAt: number,
): (Said & Readings) | null {
  if (!known?.readings || !isSame) return { ...said, since: readAt, readings: 1, last: readAt }
  if (readAt <= known.last) return known
  const readings = known.readings + 1
  const isConfirmed = readings >= READINGS_NEEDED && readAt - known.since >= READINGS_SPAN
  return isConfirmed ? null : { ...known, readings, last: readAt }
}

/** Whether a kickoff of the feed's waits to be repeated. */
export const isKickoffUnsure = ({ doubt, wavering, revealedAt }: GameLine): boolean =>
  revealedAt === null && Boolean(doubt ?? wavering?.readings)

/** Whether a game has a final from before its kickoff and has not revealed: the feed may still show it live. */
export const isEarlyFinal = ({ begunEarly, phase, revealedAt, void: off }: GameLine): boolean =>
  begunEarly === true && phase === 'final' && revealedAt === null && !off

/**
 * What the feed has not repeated for so long (ms) is not expected any moment: it may have dropped the game, or have
 * other teams in it.
 */
const REPEATED_WITHIN = HOUR

/** Whether something waits to be repeated, and may be so soon. */
const awaitsRepeat = (doubt: Readings | null | undefined, now: number): boolean =>
  Boolean(doubt?.readings && now - doubt.last < REPEATED_WITHIN)

/** Whether the feed has to repeat that a game is off again, or its corrected final, and may do so soon. */
export const isResultUnsure = ({ offAgain, finalAgain }: GameLine, now: number): boolean =>
  awaitsRepeat(offAgain, now) || awaitsRepeat(finalAgain, now)

/**
 * Whether something that the feed says of a game waits to be repeated soon, so that every reading counts.
 * @param now epoch ms; or the time of the newest reading.
 */
export const isUnsure = (line: GameLine, now: number): boolean =>
  (isKickoffUnsure(line) && (awaitsRepeat(line.doubt, now) || awaitsRepeat(line.wavering, now))) ||
  isResultUnsure(line, now)
