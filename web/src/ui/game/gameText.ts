import { DAY } from '#common/durations'
import { type GameLine, hasScore } from '#common/game/line'
import { type ClosedReason, type Kickoff, LOCK_MINUTES, lockOrNever, lockTime } from '#common/game/lock'
import { lineSide, otherSide, type Side } from '#common/game/sides'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { timeNow } from '#web/session/serverTime'
import { dayTimeText, kickoffText } from '../when'

type SourcedKickoff = Kickoff & Partial<Pick<GameLine, 'kickoffSource'>>

/**
 * The later kickoff that the feed gives a game which has locked without being played; null where it gives none. The
 * line of a game that has revealed keeps its kickoff, so the new date is the feed's; a kickoff by hand stands over it.
 * @param now epoch ms
 */
export function laterKickoff(line: SourcedKickoff, live: LiveGame | undefined, now = timeNow()): Kickoff | null {
  const followsFeed = line.kickoffSource !== 'commissioner'
  const isPastItsLock = now >= lockOrNever(line)
  return followsFeed && isPastItsLock && live?.phase === 'pre' && live.kickoff > line.kickoff ? live : null
}

/** When a game kicks off. @param now epoch ms */
export const kickoffNow = (line: SourcedKickoff, live: LiveGame | undefined, now?: number): Kickoff =>
  laterKickoff(line, live, now) ?? line

/**
 * When a game kicks off, in words; with its weekday, on a Saturday, too, where that is another day than before: the
 * time alone would be read as that of the former one.
 */
export function kickoffWords(line: SourcedKickoff & Partial<Pick<GameLine, 'kickoffWas'>>, live: LiveGame | undefined) {
  const at = kickoffNow(line, live)
  const placed = at.timeTbd ? at.kickoff + DAY / 2 : at.kickoff
  const isMoved = Math.abs(placed - (line.kickoffWas ?? line.kickoff)) > DAY / 2
  return kickoffText(at, undefined, isMoved)
}

/**
 * Whether a game is off: it is not played, or had no result when its season ended. One that counts for nobody and is
 * played all the same is shown as any other, and its card says that it counts for nobody.
 */
export const isOff = (line: Pick<GameLine, 'phase' | 'void' | 'noResult'>, live: LiveGame | undefined): boolean =>
  line.void && (line.noResult === true || !hasScore(phaseNow(line, live)))

/** When a game kicks off, or its clock: `Q3 7:21`. */
export function cardStatus(
  line: SourcedKickoff & Pick<GameLine, 'phase' | 'void' | 'noResult'> & Partial<Pick<GameLine, 'kickoffWas'>>,
  live: LiveGame | undefined,
) {
  const phase = phaseNow(line, live)
  if (isOff(line, live)) return line.noResult ? 'No result' : 'Called off'
  if (phase === 'pre') return kickoffWords(line, live)
  return momentText({ period: 0, clock: '', pause: null, ...live, phase })
}

/** The class of the text of {@link cardStatus}: red for a game that is on and counts. */
export const momentClass = (line: Pick<GameLine, 'phase' | 'void'>, live: LiveGame | undefined): string =>
  phaseNow(line, live) === 'live' && !line.void ? 'moment on' : 'moment'

/** What a card says of a game that takes no more picks. */
export const CLOSED_LABELS: Record<ClosedReason, string> = {
  void: 'Counts for nobody',
  kickoff: 'Locked',
  doubt: 'Kickoff being checked',
  hand: 'Locked by the commissioner',
  'no-line': 'No line yet',
}

/** What a card says of a game that has locked or revealed without a line: nobody could pick it. */
export const NO_LINE_TEXT = 'It had no line and counts for nobody'

/** Whether a game has locked without a line. @param closed why it takes no picks, as its card sees it. */
export const hasLockedWithoutLine = (line: Pick<GameLine, 'spread'>, closed: ClosedReason | null): boolean =>
  closed === 'kickoff' && line.spread === null

/** Until when a game takes picks: `Locks 7:40 PM`. */
export function lockText(line: Kickoff): string {
  const at = lockTime(line)
  return at === null ? `Locks ${LOCK_MINUTES} min after kickoff` : `Locks ${dayTimeText(at)}`
}

/** Whom a side plays, and where: `@ Alabama`, `vs Auburn` at home and on neutral ground. */
export function opponentText(line: GameLine, side: Side): string {
  const joint = side === 'HOME' || line.neutralSite ? 'vs' : '@'
  return `${joint} ${lineSide(line, otherSide(side)).name}`
}
