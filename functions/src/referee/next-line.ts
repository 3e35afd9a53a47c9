import { FieldValue } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { isMovedTooLate, type Kickoff, revealTime } from '#common/game/lock'
import type { LiveGame } from '#common/week/week'
import { effectiveGame } from './merge-game'

// How a line changes, whether the feed says so or a commissioner.

/** Whether a kickoff is another one. */
export const isMoved = (was: Kickoff, is: Kickoff): boolean =>
  was.timeTbd !== is.timeTbd || (!is.timeTbd && was.kickoff !== is.kickoff)

/** The line with another kickoff; `kickoffWas` becomes the one that was announced before. */
export function withKickoff(line: GameLine, { kickoff, timeTbd }: Kickoff): GameLine {
  if (!isMoved(line, { kickoff, timeTbd })) return { ...line, kickoff, timeTbd }
  const announced = line.timeTbd ? line.kickoffWas : line.kickoff
  const isBack = announced === kickoff && !timeTbd
  return { ...line, kickoff, timeTbd, kickoffWas: isBack ? null : announced }
}

/**
 * If the change delays the lock, stores the old lock, so that a change committed after it can be recognised as too
 * late: by then the picks were revealed. A line whose change was too late keeps what is stored.
 */
export function withLockWas(was: GameLine, next: GameLine, now: number): GameLine {
  if (isMovedTooLate(was)) return next
  const [before, after] = [revealTime(was), revealTime({ ...next, lockWas: null })]
  if (before === null || (after !== null && after <= before)) return next
  return { ...next, lockWas: before, moveDecidedAt: now, movedAt: null }
}

/** Whether `void` follows the feed: a commissioner has not said at the desk whether the game counts. */
export const voidFollowsFeed = ({ voidSource }: GameLine): boolean => voidSource !== 'commissioner'

/**
 * The line with the result that a commissioner says of it, or else the feed, whatever it was before: a commissioner's
 * word may take a final back; the feed may not.
 * @param feed what the feed says of the game.
 */
export function replaceResult(line: GameLine, feed: LiveGame): GameLine {
  const game = effectiveGame(line, feed)
  const off = game.phase === 'canceled'
  const isFinal = game.phase === 'final'
  return {
    ...line,
    ...(voidFollowsFeed(line) && { void: off, voidSource: off ? 'feed' : null }),
    phase: game.phase,
    homeScore: isFinal ? game.homeScore : null,
    awayScore: isFinal ? game.awayScore : null,
  }
}

/** The fields of a line that differ, or null if none do. The database stamps a change of its lock: see `movedAt`. */
export function fieldsToUpdate(was: GameLine, is: GameLine): Record<string, unknown> | null {
  const changed = Object.entries(is).filter(([field, value]) => was[field as keyof GameLine] !== value)
  if (changed.length === 0) return null
  const stamped = changed.some(([field]) => field === 'lockWas' || field === 'movedAt') && {
    movedAt: FieldValue.serverTimestamp(),
  }
  return { ...Object.fromEntries(changed), ...stamped }
}
