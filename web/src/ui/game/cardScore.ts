import { scoreNow, stoppedAt } from '#common/boards/as-it-stands'
import type { Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { type LiveGame, phaseNow } from '#common/week/week'
import { type CoverStatus, coverStatus } from './coverStatus'

interface CardScore {
  /** The score, or the one at which play was stopped; null before there is one. */
  score: Score | null
  isFinal: boolean
  /**
   * How the player's side does against the spread. Null without a score that counts: before kickoff, while play is
   * stopped, and of a final whose game has not revealed.
   */
  cover: CoverStatus | null
}

/** What the card of a game shows of its score at `now` (epoch ms), to a player who has picked a side or none. */
export function cardScore(
  line: GameLine,
  live: LiveGame | undefined,
  picked: Side | undefined,
  now: number,
): CardScore {
  const current = scoreNow(line, live)
  const isFinal = phaseNow(line, live) === 'final'
  const counts = !isFinal || isRevealed(line, now)
  const cover = current && counts ? coverStatus(line, picked, current, isFinal) : null
  return { score: current ?? stoppedAt(live), isFinal, cover }
}
