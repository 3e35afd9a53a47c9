import { scoreNow } from '#common/boards/as-it-stands'
import { type BoardGame, hasRevealedWithoutLine } from '#common/boards/leaderboard'
import { type Score, scoreline } from '#common/game/grade'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { CLOSED_LABELS, cardStatus, NO_LINE_TEXT } from '#web/ui/game/gameText'

/** A game's status in words (kickoff, `Postponed`, clock or `Final`), and its score once there is one. */
export function boardGameStatus(game: BoardGame, live: LiveGame | undefined): { text: string; score: Score | null } {
  if (game.noResult) return { text: 'No result', score: null }
  const score = scoreNow(game, live)
  if (!score) return { text: cardStatus(game, live), score }
  const phase = phaseNow(game, live)
  if (phase === 'final' && game.phase === 'final') return { text: 'Final', score }
  return { text: live ? momentText({ ...live, phase }) : '', score }
}

/** Status and score in one text: `Q4 2:00 · 21–24`. */
export const boardStatusText = ({ text, score }: ReturnType<typeof boardGameStatus>): string =>
  [text, score && scoreline(score)].filter(Boolean).join(' · ')

/** Why a game counts for nobody; null while it counts. @param isRevealed whether its picks are on the board. */
export function whyNotCounted(game: BoardGame, isRevealed: boolean): string | null {
  if (game.void) return CLOSED_LABELS.void
  return hasRevealedWithoutLine(game, isRevealed) ? NO_LINE_TEXT : null
}
