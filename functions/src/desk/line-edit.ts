import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '#common/api/api-error'
import { DOUBLE } from '#common/game/grade'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed, type Kickoff, LOCK_MINUTES, locksLater } from '#common/game/lock'
import { isJump } from '#common/game/set-spread'
import { playHasBegun } from '#common/week/play'
import { isOfSeason } from '#common/week/season'
import type { LiveGame } from '#common/week/week'
import { effectiveGame, gameByFeed, gameByFeedOf } from '../referee/merge-game'
import { withKickoff, withLockWas } from '../referee/next-line'
import { editsResult, isRescheduled, type LinePatch, withoutPostponement, withResultByHand } from './hand-result'
import { isAboutToReveal } from './taking-off'

/**
 * The line after a commissioner's edit.
 * @param live the game as the scores document has it.
 * @param now epoch ms. @param isSeen as in {@link withSpread}.
 * @throws ApiError if the edit breaks a rule of the game.
 */
export function withEdit(
  was: GameLine,
  edit: LinePatch,
  live: LiveGame | undefined,
  now: number,
  isSeen: boolean,
): GameLine {
  const moved = withKickoffByHand(was, edit, live, now)
  const played = withResult(moved, edit, live, now)
  const { spread, isLocked } = edit
  const next = { ...(spread === undefined ? played : withSpread(played, spread, 'commissioner', now, isSeen)) }
  if (edit.isDouble !== undefined) next.multiplier = edit.isDouble ? DOUBLE : 1
  if (isLocked !== undefined) next.isLocked = isLocked
  // Saying that a game counts which does count must not keep the feed from calling it off later.
  if (edit.void !== undefined && (edit.void || played.void)) {
    next.void = edit.void
    next.voidSource = 'commissioner'
  }
  return next
}

function withResult(line: GameLine, edit: LinePatch, live: LiveGame | undefined, now: number): GameLine {
  if (isRescheduled(line, edit)) return withoutPostponement(line, live)
  return editsResult(edit) ? withResultByHand(line, edit, live, now) : line
}

/**
 * The line with another spread, who set it and when, and the number before it. A line whose spread is taken away has
 * nobody who set it, but keeps the number before: another one is then a change of the line, and not its first. A number
 * that is taken back by a jump to the one before was mistyped, and no move of the line, so it leaves no number before.
 * @param isSeen whether players know the numbers of the week, see `wasOpenForPicks`. What none has seen is not kept as
 * the number before.
 */
export function withSpread(
  line: GameLine,
  spread: number | null,
  source: NonNullable<GameLine['spreadSource']>,
  now: number,
  isSeen: boolean,
): GameLine {
  if (spread === line.spread) return line
  const origin = spread === null ? { spreadSource: null, spreadAt: null } : { spreadSource: source, spreadAt: now }
  const wasMistyped = spread !== null && spread === line.spreadWas && isJump(spread, line.spread)
  const before = isSeen ? (line.spread ?? line.spreadWas) : line.spreadWas
  return { ...line, spread, spreadWas: wasMistyped ? null : before, ...origin }
}

/**
 * Refuses a kickoff by hand that no game of its season can have: a mistyped year.
 * @param now epoch ms
 * @throws ApiError bad-input
 */
export function refuseOutOfSeason(season: number, kickoff: number, now: number): void {
  if (!isOfSeason(season, kickoff, now))
    throw new ApiError('bad-input', `That kickoff is not in the season of ${season}. Please check its date.`)
}

/**
 * Sets the kickoff by hand, which also ends a doubt, or returns it to the feed. A revealed game keeps the kickoff it
 * was picked at. A postponed one that has not revealed waits for a new kickoff, so that it does not lock at its old
 * one; unless it has been played at least in part, for then it could be picked again.
 */
function withKickoffByHand(
  was: GameLine,
  { kickoff, phase, feed }: LinePatch,
  live: LiveGame | undefined,
  now: number,
): GameLine {
  if (kickoff !== undefined) {
    const next = movedByHand(was, { kickoff, timeTbd: false }, feed ? 'feed' : 'commissioner', now)
    // The same kickoff again is no change, though the game may have revealed meanwhile.
    if (isDeepStrictEqual(next, was)) return was
    refuseLateMove(was, next, now)
    // An edit that says that the game has not begun withdraws the result by hand, which is then no evidence of play.
    refuseLaterLockInPlay(was, phase === 'pre' ? { ...next, byHand: null } : next, live, now)
    return next
  }
  if (phase === 'postponed' && !isRevealed(was, now) && !hasBeenPlayed(was, live, now)) {
    const next = movedByHand(was, { kickoff: was.kickoff, timeTbd: true }, 'commissioner', now)
    refuseLateMove(was, next, now)
    return next
  }
  return feed ? { ...was, kickoffSource: 'feed' } : was
}

/**
 * Refuses another kickoff of a game that has revealed, which keeps the one it was picked at; and shortly before the
 * reveal a later one, which would be stored too late: the game would lock all the same.
 * @throws ApiError conflict
 */
export function refuseLateMove(was: GameLine, next: GameLine, now: number): void {
  if (isRevealed(was, now))
    throw new ApiError('conflict', `${matchup(was)} has revealed its picks and keeps its kickoff.`)
  if (locksLater(was, next) && isAboutToReveal(was, now))
    throw new ApiError('conflict', `${matchup(was)} is about to reveal its picks and keeps its kickoff.`)
}

/**
 * Refuses a change that would immediately reveal a game that has not visibly started: a mistyped kickoff, or an undo
 * that comes too late.
 * @param game as the scores document has it.
 * @param now epoch ms
 * @throws ApiError conflict
 */
export function refuseUnplayedReveal(was: GameLine, next: GameLine, game: LiveGame | undefined, now: number): void {
  if (isRevealed(was, now) || !isRevealed(next, now)) return
  // Only the feed is a witness: otherwise a commissioner could reveal picks early by saying that the game is on.
  if (game && playHasBegun(gameByFeed(game))) return
  const text = `That kickoff is over, and the picks of ${matchup(was)} would be open to everybody at once.`
  const instead = was.isLocked ? 'Give' : 'Lock the game by hand, or give'
  throw new ApiError('conflict', `${text} ${instead} a kickoff of the last ${LOCK_MINUTES} minutes.`)
}

/**
 * Refuses to lock a game later once it is being played: players would pick it with its score before them.
 * @param next if the same edit withdraws a result by hand, without it: it is no evidence of play.
 * @throws ApiError conflict
 */
export function refuseLaterLockInPlay(was: GameLine, next: GameLine, live: LiveGame | undefined, now: number): void {
  if (locksLater(was, next) && hasBeenPlayed({ ...was, byHand: next.byHand }, live, now))
    throw new ApiError('conflict', `${matchup(was)} is being played, and its picks would stay open.`)
}

/** Whether a game has kicked off and been played, by the feed or by what a commissioner said last. */
function hasBeenPlayed(line: GameLine, live: LiveGame | undefined, now: number): boolean {
  if (now < line.kickoff) return false
  const feed = gameByFeedOf(line, live)
  return playHasBegun(feed) || playHasBegun(effectiveGame(line, feed))
}

function movedByHand(was: GameLine, to: Kickoff, kickoffSource: GameLine['kickoffSource'], now: number): GameLine {
  return withLockWas(was, { ...withKickoff(was, to), doubt: null, kickoffSource }, now)
}

/**
 * Whether an edit gives one of the two kickoffs between which the doubt was, which may then reveal the game at once.
 * The kickoff of a game whose time is to be announced is only a placeholder.
 */
export const isKickoffInQuestion = (was: GameLine, next: GameLine): boolean =>
  was.doubt != null && (next.kickoff === was.doubt.kickoff || (!was.timeTbd && next.kickoff === was.kickoff))
