import { type GameLine, otherSide, type Side, sideSpread } from './line'

const RESULTS = ['WIN', 'LOSS', 'PUSH', 'VOID'] as const
export type Result = (typeof RESULTS)[number]

/** A score, home and away, in points. */
export interface Score {
  homeScore: number
  awayScore: number
}

/** A score as it is written, the away team first: `21–24`. */
export const scoreline = ({ awayScore, homeScore }: { awayScore: number | null; homeScore: number | null }): string =>
  `${awayScore}–${homeScore}`

/** The points of one side. */
export const sidePoints = ({ homeScore, awayScore }: Score, side: Side): number =>
  side === 'HOME' ? homeScore : awayScore

type Graded = Pick<GameLine, 'spread' | 'multiplier' | 'void'>

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
 * @param worthByHand what a commissioner's fix says the pick is worth, instead of the multiplier; only 1 and 2 count.
 */
export function pointsFor(result: Result, line: Graded, worthByHand?: number): number {
  if (result !== 'WIN') return 0
  return worthByHand === 1 || worthByHand === 2 ? worthByHand : line.multiplier
}

/** The final score of a line, or null while there is none. */
export function finalScore(line: Pick<GameLine, 'phase' | 'homeScore' | 'awayScore'>): Score | null {
  const { phase, homeScore, awayScore } = line
  return phase === 'final' && homeScore !== null && awayScore !== null ? { homeScore, awayScore } : null
}

/** Status words of the feed and of older clients for a game that is over. */
const finalWords = new Set(['final', 'post', 'ended', 'complete', 'completed'])

/** Whether a status word means the game is over, e.g. `Final`, `STATUS_FINAL`, `post`. */
export function isFinalStatus(status: string): boolean {
  return finalWords.has(
    status
      .trim()
      .toLowerCase()
      .replace(/^status_/, '')
      .split(/[^a-z]/)[0] ?? '',
  )
}
