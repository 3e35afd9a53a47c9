import { type GameLine, millisOf } from './line'

/** A pick locks, and everybody's picks open, this long after kickoff (ms). */
export const LOCK_AFTER_KICKOFF = 600_000
/** The card waits this much longer before it says so (ms), so that a clock running ahead never refuses a valid tap. */
export const CARD_GRACE = 30_000

/**
 * A change this close before the lock (ms) counts as too late: the database stamps a commit when it arrives, and readers
 * see it later, after it has waited for the transactions before it.
 */
const LANDING_MARGIN = 30_000
/** A transaction is stored within this time of its beginning (ms) or never: a longer one means that two clocks disagree. */
const TRANSACTION_MAX = 300_000

type Clocked = Pick<GameLine, 'kickoff' | 'timeTbd' | 'revealedAt'> &
  Partial<Pick<GameLine, 'doubt' | 'lockWas' | 'moveDecidedAt' | 'movedAt'>>
type Closable = Clocked & Pick<GameLine, 'isLocked' | 'void' | 'spread' | 'phase'>

/** The moment a game locks, or null while its kickoff is to be announced. */
export function lockAt(line: Pick<GameLine, 'kickoff' | 'timeTbd'>): number | null {
  return line.timeTbd ? null : line.kickoff + LOCK_AFTER_KICKOFF
}

/**
 * Whether the kickoff was moved, or doubted, only after the game had locked. Its picks were open by then, so the change
 * cannot hide them again.
 */
export function isMovedTooLate({ lockWas, moveDecidedAt, movedAt }: Clocked): boolean {
  if (lockWas == null || moveDecidedAt == null || movedAt == null) return false
  const at = millisOf(movedAt)
  return at >= lockWas - LANDING_MARGIN && at - moveDecidedAt < TRANSACTION_MAX
}

/** The moment from which everybody may see the picks of a game, or null while it is not known. */
export function revealTime(line: Clocked): number | null {
  if (line.revealedAt !== null) return line.revealedAt
  if (isMovedTooLate(line)) return line.lockWas ?? null
  return line.doubt ? null : lockAt(line)
}

/** Whether everybody may see who picked what. A lock by hand reveals nothing. */
export function isRevealed(line: Clocked, now: number): boolean {
  const at = revealTime(line)
  return at !== null && now >= at
}

/** Why a pick on this line cannot be made or changed now. */
export const CLOSED_REASONS = ['void', 'kickoff', 'doubt', 'hand', 'no-line'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** Null while a pick may be made or changed, else why not. */
export function closedBecause(line: Closable, now: number): ClosedReason | null {
  if (line.void) return 'void'
  // A feed that is wrong about the kickoff may still know the final: nobody picks a game whose result is out.
  if (isRevealed(line, now) || line.phase === 'final') return 'kickoff'
  if (line.doubt) return 'doubt'
  if (line.isLocked) return 'hand'
  return line.spread === null ? 'no-line' : null
}

/** The same question as the card asks it: by the clock alone it answers 30 s later than the server. */
export function cardClosedBecause(line: Closable, now: number): ClosedReason | null {
  return closedBecause(line, now - CARD_GRACE)
}

/** What a player is told when a pick is refused. */
export const CLOSED_TEXT: Record<ClosedReason, string> = {
  void: 'This game was called off and counts for nobody.',
  kickoff: 'This game is locked (kickoff has passed).',
  doubt: 'Kickoff being checked. Please try again in a few minutes.',
  hand: 'This game was locked by the commissioner.',
  'no-line': 'This game has no line yet. You can pick it once the commissioner sets one.',
}

/** The next moment at which one of these games locks by itself, or null when none will. */
export function nextLock(lines: readonly Closable[], now: number): number | null {
  const open = lines.filter((line) => closedBecause(line, now) === null)
  const moments = open.map(lockAt).filter((at) => at !== null)
  return moments.length ? Math.min(...moments) : null
}
