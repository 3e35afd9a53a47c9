import { MINUTE } from '#common/durations'
import { isBeforeKickoff } from '#common/game/ahead'
import { type GameLine, hasScore } from '#common/game/line'
import type { Kickoff } from '#common/game/lock'
import { type PlayFields, playHasBegun } from '#common/week/play'
import type { LiveGame } from '#common/week/week'

/** Play that the feed shows at most this long before the kickoff (ms) is an early start: the lock does not move. */
const EARLY_START_MAX = 10 * MINUTE

const showsPlay = (game: PlayFields): boolean => hasScore(game.phase) && playHasBegun(game)

/** Whether the feed shows play so long before a kickoff that the date or the answer is wrong. @param now epoch ms */
export const isShownEarly = (kickoff: Kickoff, game: PlayFields, now: number): boolean =>
  // No early start ends before the kickoff.
  showsPlay(game) && isBeforeKickoff(kickoff, now + (game.phase === 'final' ? 0 : EARLY_START_MAX))

/**
 * Notes whether the feed shows play well before the kickoff. Nobody may pick such a game, also not in the minutes from
 * that kickoff to the lock. Only the kickoff reveals. A final that the feed itself dates ahead is wrong once a
 * commissioner says that the game has not begun.
 * @param game what the feed says.
 * @param isListed whether this reading lists the game. If not, the mark stays: `POST /commish/save-games` may just have
 * set it by a reading that the stored game does not have yet.
 */
export function withBegunEarly(line: GameLine, game: LiveGame, isListed: boolean, now: number): GameLine {
  if (!isListed && line.begunEarly && !line.byHand && line.revealedAt === null) return line
  const isRefuted = line.byHand?.phase === 'pre' && game.phase === 'final' && isBeforeKickoff(game, now)
  const isPlayed = line.revealedAt === null && showsPlay(game) && !isRefuted
  const begunEarly = isPlayed && (isShownEarly(line, game, now) || line.begunEarly === true)
  return begunEarly === (line.begunEarly === true) ? line : { ...line, begunEarly }
}
