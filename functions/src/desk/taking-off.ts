import { ApiError } from '#common/api/api-error'
import { MINUTE } from '#common/durations'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'

/**
 * So shortly before its reveal (ms) a game is not taken off, nor moved to a later kickoff: the commit may reach the
 * database only after it.
 */
export const REVEAL_MARGIN = MINUTE

/** Whether a game has revealed, or does so within {@link REVEAL_MARGIN}. @param now epoch ms */
export const isAboutToReveal = (line: GameLine, now: number): boolean => isRevealed(line, now + REVEAL_MARGIN)

/**
 * Whether a game has to stay on its slate: its picks are revealed or are about to be, or it is over, which a wrong
 * kickoff may hide. To take it off then would decide about its points with its score in sight. A commissioner's own
 * final is taken back in another way.
 * @param now epoch ms
 */
export const mustStay = (line: GameLine, now: number): boolean =>
  isAboutToReveal(line, now) || (line.phase === 'final' && line.byHand === null)

/** @throws ApiError conflict when one of the games to take off has to stay. */
export function refuseTakingOff(lines: readonly GameLine[]): void {
  const now = Date.now()
  const played = lines.find((line) => mustStay(line, now))
  if (!played) return
  const why = isAboutToReveal(played, now) ? 'has kicked off, and its picks are revealed, or about to be' : 'is over'
  throw new ApiError('conflict', `${matchup(played)} ${why}. Call it off instead of removing it.`)
}
