import { phaseNow, scoreNow } from '../../../../common/as-it-stands'
import type { Score } from '../../../../common/grade'
import type { BoardGame } from '../../../../common/leaderboard'
import { type LiveGame, momentText } from '../../../../common/week'
import { kickoffText } from '../../ui/when'

/** How far a game is, in words, and its score once there is one. */
export function gameMoment(game: BoardGame, live: LiveGame | undefined): { text: string; score: Score | null } {
  const score = scoreNow(game, live)
  if (!score) return { text: kickoffText(game), score }
  const phase = phaseNow(game, live)
  if (phase === 'final' && game.phase === 'final') return { text: 'Final', score }
  return { text: live ? momentText({ ...live, phase }) : '', score }
}
