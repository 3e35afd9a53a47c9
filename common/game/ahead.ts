import { isRevealed, type Kickoff, type LockFields } from './lock'

/** Whether a kickoff is still to come, or to be announced. @param now epoch ms */
export const isBeforeKickoff = ({ timeTbd, kickoff }: Kickoff, now: number): boolean => timeTbd || kickoff > now

/**
 * Whether a game has kicked off by the clock, is over or has revealed; whether it has been played `playHasBegun` tells.
 * Its pick may still be open, for ten minutes after the kickoff; but what is done to a whole week or to all its lines
 * is meant for the games ahead.
 */
export const isPastKickoff = (line: LockFields, now: number): boolean =>
  isRevealed(line, now) || line.phase === 'final' || !isBeforeKickoff(line, now)

/** Whether a game is still to begin, and counts. */
export const countsAndIsAhead = (line: LockFields, now: number): boolean => !line.void && !isPastKickoff(line, now)

/**
 * Whether unlocking its week unlocks this line too, also that of a game called off: it was locked with the week, and
 * may be put on again.
 */
export const unlocksWithWeek = (line: LockFields, now: number): boolean => line.isLocked && !isPastKickoff(line, now)

/**
 * Whether a week is locked whole, so that a game which is added to it is locked, too. Only the games ahead tell: one
 * that is over keeps its lock for good.
 */
export function isWeekLocked(lines: readonly LockFields[], now: number): boolean {
  const ahead = lines.filter((line) => countsAndIsAhead(line, now))
  return ahead.length > 0 && ahead.every((line) => line.isLocked)
}
