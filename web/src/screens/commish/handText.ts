import { isHandMade } from '#common/game/by-hand'
import { type GameLine, hasScore, isKickoffHeld } from '#common/game/line'

/** What of a line is by hand, in a few words; empty when all of it follows the feed. */
export function handText(line: Pick<GameLine, 'gameId' | 'byHand' | 'kickoffSource' | 'revealedAt'>): string {
  if (isHandMade(line.gameId)) return 'Game by hand'
  const kickoff = isKickoffHeld(line)
  // A game that is cancelled or postponed by hand has no score.
  if (line.byHand && !hasScore(line.byHand.phase)) return 'By hand'
  if (line.byHand) return kickoff ? 'Kickoff and score by hand' : 'Score by hand'
  return kickoff ? 'Kickoff by hand' : ''
}
