import type { GameLine } from './line'
import { otherSide, type Side, sideSpread } from './sides'

export type Result = 'WIN' | 'LOSS' | 'PUSH' | 'VOID'

/** A score, home and away, in points. */
export interface Score {
  homeScore: number
  awayScore: number
}

/** What a line says of its final score. */
export type FinalFields = Pick<GameLine, 'phase' | 'homeScore' | 'awayScore'>

/** A score as it is written, the away team first: `21–24`. */
export const scoreline = ({ awayScore, homeScore }: Omit<FinalFields, 'phase'>): string => `${awayScore}–${homeScore}`

/** Whether a final was corrected: both are final, with different scores. */
export const isFinalCorrected = (was: FinalFields, is: FinalFields): boolean =>
  was.phase === 'final' && is.phase === 'final' && scoreline(was) !== scoreline(is)

export const sidePoints = ({ homeScore, awayScore }: Score, side: Side): number =>
  side === 'HOME' ? homeScore : awayScore

/**
 * By how many points `side` beats the spread at this score: above zero it covers, below it does not, zero is a push.
 */
export function coverMargin(homeSpread: number, side: Side, score: Score): number {
  const lead = sidePoints(score, side) - sidePoints(score, otherSide(side))
  return lead + (sideSpread(homeSpread, side) ?? 0)
}

/** The result of a pick on `side` at this score. A line that is void, or never got a spread, is VOID. */
export function gradePick(line: Pick<GameLine, 'spread' | 'void'>, side: Side, score: Score): Result {
  if (line.void || line.spread === null) return 'VOID'
  const margin = coverMargin(line.spread, side, score)
  if (margin === 0) return 'PUSH'
  return margin > 0 ? 'WIN' : 'LOSS'
}

/**
 * Points of a result: a win is worth the line's multiplier; all else is 0.
 * @param pickPoints the points stored with the pick, which replace the multiplier; only 1 and 2 count.
 */
export function pointsFor(result: Result, { multiplier }: Pick<GameLine, 'multiplier'>, pickPoints?: number): number {
  if (result !== 'WIN') return 0
  return pickPoints === 1 || pickPoints === DOUBLE ? pickPoints : multiplier
}

/** Whether picks of a game can bring points: it has a spread, and is not called off. */
export const countsForPoints = (line: Pick<GameLine, 'spread' | 'void'>): boolean => !line.void && line.spread !== null

/** The multiplier of a game that is worth double. */
export const DOUBLE = 2

/** Whether a game is marked as a double, also if it is called off. */
export const isDouble = ({ multiplier }: Pick<GameLine, 'multiplier'>): boolean => multiplier === DOUBLE

/** Whether a game counts double. One that is called off counts for nobody, whatever its multiplier. */
export const countsDouble = (line: Pick<GameLine, 'multiplier' | 'void'>): boolean => isDouble(line) && !line.void

/** A game's final score; null before it has one. */
export function finalScore({ phase, homeScore, awayScore }: FinalFields): Score | null {
  return phase === 'final' && homeScore !== null && awayScore !== null ? { homeScore, awayScore } : null
}

/** Whether a game's result is known: it was called off, or has its final score. */
export const isDecided = (line: FinalFields & Pick<GameLine, 'void'>): boolean => line.void || !!finalScore(line)

/** Whether the picks on a game are graded: it has its final score and a spread, and counts. */
export const isGraded = <T extends Game & Pick<GameLine, 'spread'>>(game: T): game is T & { spread: number } =>
  countsForPoints(game) && finalScore(game) !== null

type Game = FinalFields & Pick<GameLine, 'void' | 'noResult'>

/**
 * A game as it stands once its season is finished. What was not decided and revealed by then never will be: such a game
 * is void, and says why. One that was called off while it was played is not under way any more.
 */
export function gameOfFinishedSeason<T extends Game>(game: T, isRevealed: boolean): T {
  if (game.void) return ['live', 'suspended'].includes(game.phase) ? { ...game, phase: 'canceled' } : game
  return isRevealed && isDecided(game) ? game : { ...game, void: true, noResult: true }
}

/** The same of a line, which knows whether it has revealed. */
export const lineOfFinishedSeason = <T extends Game & Pick<GameLine, 'revealedAt'>>(line: T): T =>
  gameOfFinishedSeason(line, line.revealedAt !== null)
