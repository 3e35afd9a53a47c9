import { finalScore, type Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import type { LiveGame, WeekScores } from '#common/week/week'
import type { ScoreOf } from './leaderboard'

type Scored = Pick<GameLine, 'phase' | 'homeScore' | 'awayScore'>

/** The score of the moment: the line's final, else the feed's once the game is under way; null before that. */
export function scoreNow(line: Scored, live: LiveGame | undefined): Score | null {
  const final = finalScore(line)
  if (final) return final
  if (!live || (live.phase !== 'live' && live.phase !== 'final' && live.phase !== 'suspended')) return null
  return { homeScore: live.homeScore, awayScore: live.awayScore }
}

/** The score at which play stopped in a game that was put off or called off; null when it never began. */
export function stoppedAt(live: LiveGame | undefined): Score | null {
  if (!live || (live.phase !== 'postponed' && live.phase !== 'canceled')) return null
  const { homeScore, awayScore, period } = live
  return period > 0 || homeScore + awayScore > 0 ? { homeScore, awayScore } : null
}

/** Grades a week as if every game under way ended now. */
export function asItStands(scores: WeekScores | null | undefined): ScoreOf {
  return (game) => scoreNow(game, scores?.games[game.gameId])
}
