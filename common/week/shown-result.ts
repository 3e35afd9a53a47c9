import type { FinalFields } from '#common/game/grade'
import { type GameLine, hasScore, type Phase } from '#common/game/line'
import { scoreText } from '#common/game/score-text'
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

/** A result in words: `final, ALA 21, AUB 24`, `postponed`. */
export function resultText(line: GameLine, shown: ShownResult): string {
  return hasScore(shown.phase) ? `${WORDS[shown.phase]}, ${scoreText(line, shown)}` : WORDS[shown.phase]
}
