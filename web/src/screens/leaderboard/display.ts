import { scoreNow } from '#common/boards/as-it-stands'
import { type BoardGame, type Tally, winShare } from '#common/boards/leaderboard'
import { counted, ordinal } from '#common/counted'
import type { Score } from '#common/game/grade'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { kickoffText } from '#web/ui/when'

/** A rank as the boards show it: `2`, or `T2` where others share it. */
export const rankText = (rank: number, tied: boolean): string => `${tied ? 'T' : ''}${rank}`

/** How a player stands: `You're tied for 2nd with 2 points`, or `You: 3rd → 1st with 5 points` where they moved. */
export function rankSentence({ rank, moved, points }: { rank: number; moved: number; points: number }, tied: boolean) {
  const won = `with ${counted(points, 'point')}`
  if (moved !== 0) return `You: ${ordinal(rank + moved)} → ${ordinal(rank)} ${won}`
  return `You’re ${tied ? 'tied for ' : ''}${ordinal(rank)} ${won}`
}

/** Win % with one decimal, `58.3%`. */
export const winShareText = (tally: Pick<Tally, 'correct' | 'picks'>): string =>
  `${(winShare(tally) * 100).toFixed(1)}%`

/**
 * `Ann and Bob`, or with a limit of 3 `Ann, Bob, Cy, and 4 more`. One name over the limit is still written out, since
 * "1 more" is no shorter.
 */
export function namesText(names: readonly string[], limit: number): string {
  const more = names.length - limit
  const listed = more > 1 ? [...names.slice(0, limit), `${more} more`] : names
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(listed)
}

/** Every row while there are at most `limit`; of more, the top ten and the viewer's own. The rows come best first. */
export function topRows<Row>(rows: readonly Row[], limit: number, isViewer: (row: Row) => boolean): Row[] {
  return rows.filter((row, index) => rows.length <= limit || index < 10 || isViewer(row))
}

/** What is said in place of a pick of a void game. */
export const VOID_TEXT = 'Counts for nobody'

/** A game's status in words (kickoff, `Postponed`, clock or `Final`), and its score once there is one. */
export function boardGameMoment(game: BoardGame, live: LiveGame | undefined): { text: string; score: Score | null } {
  if (game.noResult) return { text: 'No result', score: null }
  const score = scoreNow(game, live)
  const phase = phaseNow(game, live)
  if (!score) {
    if (game.void) return { text: 'Called off', score }
    return { text: phase === 'postponed' ? 'Postponed' : kickoffText(game), score }
  }
  if (phase === 'final' && game.phase === 'final') return { text: 'Final', score }
  return { text: live ? momentText({ ...live, phase }) : '', score }
}
