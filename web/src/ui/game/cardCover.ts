import type { Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { type CoverStatus, finalCover, liveCover } from './coverStatus'

/**
 * How the player's side does, for the card of a game at `now` (epoch ms). Null before there is a score, and of a final
 * whose game has not revealed, which does not count yet.
 */
export function cardCover(
  line: GameLine,
  picked: Side | undefined,
  { score, isFinal, now }: { score: Score | null; isFinal: boolean; now: number },
): CoverStatus | null {
  if (!score) return null
  if (!isFinal) return liveCover(line, picked, score)
  return isRevealed(line, now) ? finalCover(line, picked, score) : null
}
