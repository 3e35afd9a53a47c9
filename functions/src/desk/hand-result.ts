import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { unpackRow } from '#common/boards/weekly-board'
import { isBeforeKickoff } from '#common/game/ahead'
import { isHandMade } from '#common/game/by-hand'
import { isFinalCorrected } from '#common/game/grade'
import { type GameLine, HAND_PHASES, type HandResult, hasScore, matchup } from '#common/game/line'
import { isRevealed, LOCK_MINUTES } from '#common/game/lock'
import { paths } from '#common/paths'
import { isSameResult, resultText, shownResult } from '#common/week/shown-result'
import type { LiveGame } from '#common/week/week'
import { readIn } from '../db/firebase'
import { countRegraded } from '../referee/log-entries'
import { effectiveGame, gameByFeed, gameByFeedOf } from '../referee/merge-game'
import { replaceResult } from '../referee/next-line'

/** What a commissioner changes of a line. */
export type LinePatch = RouteBody<'PATCH /commish/line/:id'>

/** Whether an edit says something of the game's result, or gives it back to the feed. */
export const editsResult = ({ phase, homeScore, awayScore, feed }: LinePatch): boolean =>
  phase !== undefined || homeScore !== undefined || awayScore !== undefined || feed === true

/**
 * The line with the result that a commissioner says, which holds until the game is given back to the feed. The kickoff
 * is not touched: only it decides when the picks are revealed.
 * @param line with the kickoff of the same edit, if it has one.
 * @param live the game as the scores document has it.
 * @throws ApiError conflict for a game that has neither kicked off nor revealed, or is given to a feed that does not
 * know it; bad-input for a final without a score.
 */
export function withResultByHand(line: GameLine, edit: LinePatch, live: LiveGame | undefined, now: number): GameLine {
  const feed = gameByFeedOf(line, live)
  if (edit.feed) return givenBack(line, feed)
  // What a commissioner said last stands on the line; the scores document has it only after the next pass.
  const byHand = resultByHand(line, edit, effectiveGame(line, feed))
  if (hasScore(byHand.phase) && !isRevealed(line, now) && isBeforeKickoff(line, now)) {
    const text = `${matchup(line)} has not kicked off yet${line.isLocked ? '' : ', and its picks would close'}.`
    // An older kickoff would reveal the picks at once, so it is refused.
    throw new ApiError(
      'conflict',
      `${text} If it has begun, first enter a kickoff within the last ${LOCK_MINUTES} minutes.`,
    )
  }
  // The cancellation is newer than the word by which the game counts again, so it overrides that.
  const isCalledOff = byHand.phase === 'canceled' && !line.void && edit.void !== false
  return replaceResult({ ...line, byHand, ...(isCalledOff && { voidSource: null }) }, feed)
}

/**
 * Whether an edit gives a kickoff to a game that is postponed by hand, also by the same edit: the postponement then
 * ends.
 */
export const isRescheduled = ({ byHand }: GameLine, edit: LinePatch): boolean =>
  edit.kickoff !== undefined && (edit.phase === 'postponed' || (!editsResult(edit) && byHand?.phase === 'postponed'))

/**
 * The line of a game whose postponement by hand ends ({@link isRescheduled}): it follows the feed's result again,
 * unless the feed does not have it as a game to come.
 */
export function withoutPostponement(line: GameLine, live: LiveGame | undefined): GameLine {
  const feed = gameByFeedOf(line, live)
  const followsFeed = !isHandMade(line.gameId) && feed.phase === 'pre'
  const byHand: HandResult | null = followsFeed ? null : { phase: 'pre', homeScore: 0, awayScore: 0 }
  return replaceResult({ ...line, byHand }, feed)
}

function resultByHand(line: GameLine, { phase, homeScore, awayScore }: LinePatch, game: LiveGame): HandResult {
  const current = HAND_PHASES.find((each) => each === game.phase) ?? 'live'
  // A score alone is that of a game under way, or corrects a final.
  const meant = phase ?? (current === 'final' ? 'final' : 'live')
  if (!hasScore(meant)) return { phase: meant, homeScore: 0, awayScore: 0 }
  if (meant === 'final' && !hasScore(game.phase) && (homeScore === undefined || awayScore === undefined))
    throw new ApiError('bad-input', `A final needs both scores: give those of ${matchup(line)}.`)
  return { phase: meant, homeScore: homeScore ?? game.homeScore, awayScore: awayScore ?? game.awayScore }
}

function givenBack(line: GameLine, feed: LiveGame): GameLine {
  if (isHandMade(line.gameId))
    throw new ApiError('conflict', `${matchup(line)} was added by hand: the feed does not know it.`)
  // What the feed says now holds at once, whatever it has corrected before.
  const { finalAgain, ...rest } = line
  return line.byHand ? replaceResult({ ...rest, byHand: null, ...(finalAgain && { finalAgain: null }) }, feed) : line
}

/**
 * Refuses a result by hand if the game's has changed since the commissioner saw it, unless it is the wanted one
 * already.
 * @param live as in {@link withResultByHand}.
 * @throws ApiError conflict
 */
export function refuseStaleResult(
  was: GameLine,
  next: GameLine,
  { seenResult }: LinePatch,
  live: LiveGame | undefined,
): void {
  const feed = live && gameByFeed(live)
  const [stored, wanted] = [shownResult(was, feed), shownResult(next, feed)]
  if (!seenResult || isSameResult(seenResult, stored) || isSameResult(wanted, stored)) return
  const text = `${matchup(was)} was changed meanwhile and is now ${resultText(was, stored)}. Please look again.`
  throw new ApiError('conflict', text)
}

/**
 * How many revealed picks have another result because a commissioner corrected a final; null if none was corrected, or
 * its picks are still hidden.
 */
export async function readRegraded(
  tx: Transaction,
  season: number,
  was: GameLine,
  next: GameLine,
): Promise<number | null> {
  if (!isFinalCorrected(was, next) || was.revealedAt === null) return null
  const board = await readIn(tx, paths.weeklyBoard(season, was.week))
  if (!board) return null
  const picks = Object.values(board.rows).map((row) => unpackRow(board.games, row))
  return countRegraded(was, next, picks)
}
