import { type FinalFields, finalScore, type Score } from '#common/game/grade'
import { hasScore, isCanceledOrPostponed } from '#common/game/line'
import { playHasBegun } from '#common/week/play'
import type { LiveGame, WeekScores } from '#common/week/week'
import type { ScoreOf } from './leaderboard'

/** The current score: the line's final, else the feed's score once the game has begun; null before that. */
export function scoreNow(line: FinalFields, live: LiveGame | undefined): Score | null {
  const begun =
    live && hasScore(live.phase) && playHasBegun(live) ? { homeScore: live.homeScore, awayScore: live.awayScore } : null
  return finalScore(line) ?? begun
}

/** Whether a game has been played at least in part; by its stored phase while its score is not known. */
export const hasBegun = (line: FinalFields, live: LiveGame | undefined): boolean =>
  live ? scoreNow(line, live) !== null : hasScore(line.phase)

/** The score at which a game was stopped that is postponed or cancelled now; null when it never began. */
export function stoppedAt(live: LiveGame | undefined): Score | null {
  if (!live || !isCanceledOrPostponed(live.phase)) return null
  const { homeScore, awayScore, period } = live
  return period > 0 || homeScore + awayScore > 0 ? { homeScore, awayScore } : null
}

/** Grades a week as if every game under way ended at its current score. */
export function asItStands(scores: WeekScores | null | undefined): ScoreOf {
  return (game) => scoreNow(game, scores?.games[game.gameId])
}
