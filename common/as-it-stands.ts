import { finalScore, type Score } from './grade'
import type { ScoreOf } from './leaderboard'
import type { GameLine, Phase } from './line'
import type { LiveGame, WeekScores } from './week'

type Scored = Pick<GameLine, 'phase' | 'homeScore' | 'awayScore'>

/** What a game is doing: a final of the line stands, whatever the feed says later. */
export function phaseNow(line: Pick<GameLine, 'phase'>, live: LiveGame | undefined): Phase {
  return line.phase === 'final' ? 'final' : (live?.phase ?? line.phase)
}

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
