import { MINUTE } from '#common/durations'
import { finalScore, type Score } from './grade'
import { type GameLine, millisOf } from './line'

/** Minutes from the kickoff until picks lock and are revealed to all. `firestore.rules` has them, too. */
export const LOCK_MINUTES = 10
/** The same in ms. */
export const LOCK_AFTER_KICKOFF = LOCK_MINUTES * MINUTE
/** A card shows the lock this much later (ms): a grace period for devices whose clock is fast. */
export const CARD_GRACE = 30_000

/**
 * A commit may become visible this long after its time stamp (ms). So a change that is stamped this close to the lock
 * counts as late.
 */
const COMMIT_DELAY_MAX = 30_000
/**
 * A transaction is committed within this time (ms) or not at all. If stamp and decision differ by more, the clocks
 * disagree and the check is skipped.
 */
const TRANSACTION_MAX = 5 * MINUTE

type RevealFields = Pick<GameLine, 'kickoff' | 'timeTbd' | 'revealedAt'> &
  Partial<Pick<GameLine, 'doubt' | 'lockWas' | 'moveDecidedAt' | 'movedAt'>>
export type LockFields = RevealFields &
  Pick<GameLine, 'isLocked' | 'void' | 'spread' | 'phase'> &
  Partial<Pick<GameLine, 'begunEarly'>>

/** While a kickoff is to be announced, its time is only a placeholder. */
export type Kickoff = Pick<GameLine, 'kickoff' | 'timeTbd'>

/** When a game locks (epoch ms); null while its kickoff is to be announced. */
export function lockTime(line: Kickoff): number | null {
  return line.timeTbd ? null : line.kickoff + LOCK_AFTER_KICKOFF
}

/** As {@link lockTime}, `Infinity` while the kickoff is to be announced. */
export const lockOrNever = (line: Kickoff): number => lockTime(line) ?? Number.POSITIVE_INFINITY

/** Whether another kickoff locks a game later, or at no known time. */
export function locksLater(was: Kickoff, is: Kickoff): boolean {
  const [before, after] = [lockTime(was), lockTime(is)]
  return before !== null && (after === null || after > before)
}

/**
 * Whether the kickoff was moved or doubted after the game had locked. By then its picks were revealed, so the change
 * must not hide them again.
 */
export function isMovedTooLate({ lockWas, moveDecidedAt, movedAt }: RevealFields): boolean {
  if (lockWas == null || moveDecidedAt == null || movedAt == null) return false
  const storedAt = millisOf(movedAt)
  return storedAt >= lockWas - COMMIT_DELAY_MAX && storedAt - moveDecidedAt < TRANSACTION_MAX
}

/** From when on everybody may see the picks of a game (epoch ms); null while that is not known. */
export function revealTime(line: RevealFields): number | null {
  if (line.revealedAt !== null) return line.revealedAt
  if (isMovedTooLate(line)) return line.lockWas ?? null
  return line.doubt ? null : lockTime(line)
}

/** The ids of the games whose reveal is stored. */
export const revealedGames = (lines: Iterable<Pick<GameLine, 'gameId' | 'revealedAt'>>): string[] =>
  [...lines].filter(({ revealedAt }) => revealedAt !== null).map(({ gameId }) => gameId)

/** Whether a game had revealed at a time that may be long ago. */
export function hadRevealed(line: RevealFields, then: number): boolean {
  const at = revealTime(line)
  return at !== null && then >= at
}

/**
 * Whether everybody may see who picked what. A lock by a commissioner reveals nothing. A stored reveal counts whatever
 * `now` is: the server stores it once its own clock has passed it, and a device's may be behind.
 */
export const isRevealed = (line: RevealFields, now: number): boolean =>
  line.revealedAt !== null || hadRevealed(line, now)

/** Whether a game has revealed after this time: until then its picks were hidden. */
export const hasRevealedSince = (line: RevealFields, then: number, now: number): boolean =>
  isRevealed(line, now) && !hadRevealed(line, then)

/** The score that a game's picks are graded by: its final, once it has revealed; null before. */
export const countedFinal = (line: GameLine, now: number): Score | null =>
  isRevealed(line, now) ? finalScore(line) : null

/**
 * Whether somebody who joined at this time (epoch ms) was in time for one of these games. Where the time is not known,
 * they were.
 */
export function couldPick(lines: readonly (RevealFields & Pick<GameLine, 'void'>)[], joinedAt: number | undefined) {
  const counting = lines.filter((line) => !line.void)
  // If every game was called off, all of them count, so that somebody who joined after the week is not in it.
  const games = counting.length > 0 ? counting : lines
  return joinedAt === undefined || games.length === 0 || games.some((line) => !hadRevealed(line, joinedAt))
}

/** Why a pick on this line cannot be made or changed now. */
export type ClosedReason = 'void' | 'kickoff' | 'doubt' | 'hand' | 'no-line'

/** Null while a pick may be made or changed, else why not. */
export const closedBecause = (line: LockFields, now: number): ClosedReason | null =>
  reasonOf(line, isRevealed(line, now))

function reasonOf(line: LockFields, hasRevealed: boolean): ClosedReason | null {
  if (line.void) return 'void'
  // Even where the feed has the kickoff wrong, nobody may pick a game whose result is known.
  if (hasRevealed || line.phase === 'final') return 'kickoff'
  if (line.doubt || line.begunEarly) return 'doubt'
  if (line.isLocked) return 'hand'
  return line.spread === null ? 'no-line' : null
}

/** Whether a pick on this line may be made or changed now. */
export const canBePicked = (line: LockFields, now: number): boolean => closedBecause(line, now) === null

/**
 * {@link closedBecause} for a card, with the lock {@link CARD_GRACE} later. A stored reveal that is still ahead closes
 * it at once: the device's clock is behind. The server decides.
 */
export const cardClosedBecause = (line: LockFields, now: number): ClosedReason | null =>
  reasonOf(line, now < (line.revealedAt ?? 0) || hadRevealed(line, now - CARD_GRACE))

/** Whether a closed game is locked: its kickoff or a commissioner has closed it. */
export const isLockReason = (reason: ClosedReason | null): boolean => reason === 'kickoff' || reason === 'hand'

/** What a player reads when a pick is refused. */
export const CLOSED_TEXT: Record<ClosedReason, string> = {
  void: 'This game counts for nobody.',
  kickoff: 'This game is locked (kickoff has passed).',
  doubt: 'Kickoff being checked. Please try again in a few minutes.',
  hand: 'This game was locked by the commissioner.',
  'no-line': 'This game has no line yet. You can pick it once the commissioner sets one.',
}

/** What a player reads when a pick is refused because their other side was saved after the tap, by whomever. */
export const NEWER_PICK_TEXT = 'A newer pick was saved meanwhile.'

/** Which of these games lock next by themselves, and when (epoch ms); null when none will. */
export function nextToLock<T extends LockFields>(lines: readonly T[], now: number): { at: number; games: T[] } | null {
  const open = lines.filter((line) => canBePicked(line, now))
  const at = Math.min(...open.map(lockOrNever))
  return Number.isFinite(at) ? { at, games: open.filter((line) => lockTime(line) === at) } : null
}

/** When the next of these games locks by itself (epoch ms); null when none will. */
export const nextLock = (lines: readonly LockFields[], now: number): number | null => nextToLock(lines, now)?.at ?? null
