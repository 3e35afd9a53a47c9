import type { Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { type CoverStatus, coverStatus } from './coverStatus'

/**
 * How the player's side does, for the card of a game at `now` (epoch ms). Null before there is a score, and of a final
 * whose game has not revealed, which does not count yet.
 */
export function cardCover(
  line: GameLine,
  picked: Side | undefined,
  { score, isFinal, now }: { score: Score | null; isFinal: boolean; now: number },
): CoverStatus | null {
  return score && (!isFinal || isRevealed(line, now)) ? coverStatus(line, picked, score, isFinal) : null
}
