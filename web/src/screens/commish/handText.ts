import { isHandMade } from '#common/game/by-hand'
import type { GameLine } from '#common/game/line'

/** What of a line is by hand, in a few words; empty when all of it follows the feed. */
export function handText(line: Pick<GameLine, 'gameId' | 'byHand' | 'kickoffSource' | 'revealedAt'>): string {
  if (isHandMade(line.gameId)) return 'Game by hand'
  const kickoff = line.kickoffSource === 'commissioner' && line.revealedAt === null
  if (line.byHand) return kickoff ? 'Kickoff and score by hand' : 'Score by hand'
  return kickoff ? 'Kickoff by hand' : ''
}
