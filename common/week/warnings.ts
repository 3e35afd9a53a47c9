import { counted } from '#common/counted'
import { DAY, HOUR } from '#common/durations'
import { isHandMade } from '#common/game/by-hand'
import { byKickoff, type GameLine, isTimedByHand, matchup } from '#common/game/line'
import { isRevealed, lockOrNever, nextToLock } from '#common/game/lock'
import { eastern } from './eastern'
import { disagreementWarning, kickoffWarning, otherKickoffWarnings } from './kickoff-warnings'
import { isSameResult, resultText } from './shown-result'
import { callOffWarning, type LineWarning, plainWarning, type Warning } from './warning'
import { type LiveGame, LONGEST_GAME, phaseNow, type WeekScores } from './week'

/** A missing spread and an unopened week are warned of from this long before the lock (ms). */
export const DUE_BEFORE_LOCK = 2 * DAY
/** Most games are over this long after their kickoff (ms). */
const USUAL_GAME = 4 * HOUR
/** A game that moved by more than this (ms) is no longer played on its weekend. */
const ANOTHER_WEEK = 3 * DAY
/** A game by hand this far (ms) from all others of its week probably has a mistyped date: bowls are days apart. */
const FAR_FROM_OTHERS = 14 * DAY

/**
 * What the commissioner should look at in a week: that nobody can pick in it yet, its games in the order of its lines,
 * then those that lack a spread. Games that were called off need nothing any more.
 * @param isOpen whether players can pick in the week.
 */
export function warningsOf(
  lines: readonly GameLine[],
  scores: WeekScores | null | undefined,
  now: number,
  isOpen: boolean,
): Warning[] {
  const counting = lines.filter((line) => !line.void)
  const isWaiting = (line: GameLine) => phaseNow(line, scores?.games[line.gameId]) !== 'final'
  const unmoved = lines.filter((line) => line.kickoffWas === null)
  const ofGames = counting.flatMap((line) => {
    const live = scores?.games[line.gameId]
    const ofGame = isWaiting(line)
      ? warningsOfGame(line, live, now, unmoved)
      : [kickoffWarning(line, live, now), tieWarning(line)].filter(isWarning)
    const found = [...ofGame, ...otherKickoffWarnings(line, live), ...otherResultWarnings(line, live)]
    return found.map(({ text, ...rest }) => ({ ...rest, gameId: line.gameId, text: `${matchup(line)} ${text}` }))
  })
  return [
    ...(isOpen ? [] : unopenedWeekWarnings(lines, now)),
    ...ofGames,
    ...missingSpreadsWarnings(counting.filter(isWaiting), now),
  ]
}

/** A game is over by the feed, and a commissioner has said something else of it: perhaps before the feed knew. */
function otherResultWarnings(line: GameLine, live: LiveGame | undefined): LineWarning[] {
  const { byHand } = line
  const feed = live?.feed
  if (!byHand || !feed || (feed.phase !== 'final' && feed.phase !== 'canceled') || isSameResult(byHand, feed)) return []
  return [disagreementWarning('result by hand', resultText(line, feed))]
}

/** A tie is graded like any final, but college football plays on until somebody leads. */
const tieWarning = ({ homeScore, awayScore }: GameLine): LineWarning | null =>
  homeScore !== null && homeScore === awayScore ? plainWarning('ended in a tie: check its final.') : null

/** @param unmoved the games of the week whose line has not moved. */
function warningsOfGame(
  line: GameLine,
  live: LiveGame | undefined,
  now: number,
  unmoved: readonly GameLine[],
): LineWarning[] {
  const warnings = [kickoffWarning(line, live, now) ?? phaseWarning(line, live, now, unmoved)]
  if (live?.unlisted)
    warnings.push(callOffWarning('is no longer listed by the score feed: look whether it was moved or called off.'))
  return warnings.filter(isWarning)
}

const isWarning = (each: LineWarning | null): each is LineWarning => each !== null

/** The warning that the game's phase calls for, or null. */
function phaseWarning(
  line: GameLine,
  live: LiveGame | undefined,
  now: number,
  unmoved: readonly GameLine[],
): LineWarning | null {
  const kickoff = live?.kickoff ?? line.kickoff
  const moved = movedBy(line, kickoff, unmoved)
  switch (phaseNow(line, live)) {
    case 'canceled':
      return callOffWarning('is cancelled, and counts by a commissioner’s word: it will never be final.')
    case 'postponed':
      return callOffWarning(
        isTimedByHand(line)
          ? `was postponed, but locks by its kickoff by hand, ${eastern(line.kickoff)}: change that, or call it off.`
          : 'was postponed and has no new date: wait for one, or call it off.',
      )
    case 'suspended':
      return callOffWarning('is suspended: it counts once it is final; call it off if it will not be finished.')
    case 'pre':
      if (live?.timeTbd ?? line.timeTbd) return unknownTimeWarning(kickoff - now, line.isLocked)
      if (isHandMade(line.gameId) && line.kickoffWas === null && kickoff > now) {
        const others = unmoved.filter(({ gameId }) => gameId !== line.gameId)
        const apart = Math.min(...others.map((other) => Math.abs(other.kickoff - kickoff)))
        if (others.length > 0 && apart > FAR_FROM_OTHERS) return farDateWarning(apart)
      }
      if (Math.abs(moved) > ANOTHER_WEEK) {
        const days = Math.round(moved / DAY)
        return callOffWarning(
          days < 0 ? `was moved up by ${-days} days.` : `was moved by ${days} days: the week stays open until then.`,
        )
      }
  }
  const ago = hoursOrDays(now - kickoff)
  if (line.byHand && now - kickoff > USUAL_GAME)
    return callOffWarning(`kicked off ${ago} ago and is by hand: enter its final, or call it off.`)
  return now - kickoff > LONGEST_GAME
    ? callOffWarning(`kicked off ${ago} ago and has no final: enter it, call the game off, or wait for the feed.`)
    : null
}

/** @param apart how far the game is from the nearest other one of its week (ms). */
const farDateWarning = (apart: number): LineWarning =>
  plainWarning(`is ${Math.round(apart / DAY)} days from the other games of its week: check its date.`)

/** A game whose kickoff is to be announced. @param left until its placeholder, within its day (ms). */
function unknownTimeWarning(left: number, isLocked: boolean): LineWarning | null {
  if (left > -DAY) {
    const text = `has no kickoff time yet, ${daysBefore(left)}: it never locks by itself.`
    return isLocked ? null : plainWarning(text)
  }
  const ago = counted(Math.floor(-left / DAY), 'day')
  return callOffWarning(`has no kickoff time, and its day was ${ago} ago: give its kickoff, or call it off.`)
}

/** The next lock of a week that is not open for picks: nobody can pick that game in time unless the week is opened. */
function unopenedWeekWarnings(lines: readonly GameLine[], now: number): Warning[] {
  const next = nextToLock(lines, now)
  const first = next?.games[0]
  if (!first || next.at - now > DUE_BEFORE_LOCK) return []
  const text = `${matchup(first)} locks in ${hoursOf(next.at - now)}, and players cannot pick in this week yet.`
  return [{ gameId: first.gameId, ...plainWarning(text) }]
}

/** One sentence for all games without a spread: a slate that was just saved has none at all. */
function missingSpreadsWarnings(lines: readonly GameLine[], now: number): Warning[] {
  const untilLock = (line: GameLine) => lockOrNever(line) - now
  const missing = lines.filter((line) => line.spread === null && !isRevealed(line, now))
  const [first] = missing.filter((line) => untilLock(line) <= DUE_BEFORE_LOCK).sort(byKickoff)
  if (!first) return []
  const [start, rest] =
    missing.length === 1
      ? [`${matchup(first)} has no line and`, 'nobody can pick it']
      : [`${missing.length} games have no line; ${matchup(first)}`, 'nobody can pick them']
  const text = `${start} locks in ${hoursOf(untilLock(first))}: ${rest}.`
  return [{ gameId: first.gameId, ...plainWarning(text) }]
}

/** A time (ms) as `9 hours`, or from two days on as `2 days`. */
const hoursOrDays = (time: number) =>
  time < 2 * DAY ? counted(Math.floor(time / HOUR), 'hour') : counted(Math.floor(time / DAY), 'day')

/**
 * How far a game has moved (ms), below 0 if it was moved up; 0 if it is within {@link ANOTHER_WEEK} of a game of its
 * week that has not moved, as one is that was moved away and then back. The line knows only the last move. Where that
 * was short, and the other games are of one weekend, the distance from these says more.
 */
function movedBy(line: GameLine, kickoff: number, unmoved: readonly GameLine[]): number {
  const fromOthers = unmoved.map((other) => kickoff - other.kickoff).sort((a, b) => Math.abs(a) - Math.abs(b))
  const [fromNearest] = fromOthers
  if (fromNearest !== undefined && Math.abs(fromNearest) <= ANOTHER_WEEK) return 0
  const lastMove = kickoff - (line.revealedAt === null ? (line.kickoffWas ?? kickoff) : line.kickoff)
  const isOneWeekend = Math.max(...fromOthers) - Math.min(...fromOthers) <= 2 * ANOTHER_WEEK
  const isShort = lastMove !== 0 && Math.abs(lastMove) <= ANOTHER_WEEK
  return fromNearest !== undefined && isOneWeekend && isShort ? fromNearest : lastMove
}

function hoursOf(left: number): string {
  if (left < HOUR) return 'less than an hour'
  return left < 2 * HOUR ? 'an hour' : `${Math.floor(left / HOUR)} hours`
}

function daysBefore(left: number): string {
  const days = Math.ceil(left / DAY)
  if (days < 1) return 'on its day'
  return days === 1 ? 'a day before its date' : `${days} days before its date`
}
