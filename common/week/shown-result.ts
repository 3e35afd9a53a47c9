import { type FinalFields, scoreline } from '#common/game/grade'
import { type GameLine, hasScore, type Phase } from '#common/game/line'
import { type LiveGame, phaseNow } from './week'

/** How far a game is and its score, as a form shows them; 0-0 where there is no score. */
export type ShownResult = Pick<LiveGame, 'phase' | 'homeScore' | 'awayScore'>

/**
 * What a form shows of a game's result: a commissioner's word if there is one, else what the feed says.
 * @param live the game in the week's scores, if it is there.
 */
export function shownResult(line: FinalFields & Pick<GameLine, 'byHand'>, live: LiveGame | undefined): ShownResult {
  if (line.byHand) return line.byHand
  const phase = phaseNow(line, live)
  const score = hasScore(phase) ? (live ?? line) : null
  return { phase, homeScore: score?.homeScore ?? 0, awayScore: score?.awayScore ?? 0 }
}

/** Whether two results are shown alike. */
export const isSameResult = (one: ShownResult, other: ShownResult): boolean =>
  one.phase === other.phase && one.homeScore === other.homeScore && one.awayScore === other.awayScore

const WORDS: Record<Phase, string> = {
  pre: 'not begun',
  live: 'live',
  final: 'final',
  suspended: 'suspended',
  postponed: 'postponed',
  canceled: 'cancelled',
}

/** A result in words, the away team first: `final, 21–24`, `postponed`. */
export function resultText(shown: ShownResult): string {
  return hasScore(shown.phase) ? `${WORDS[shown.phase]}, ${scoreline(shown)}` : WORDS[shown.phase]
}
