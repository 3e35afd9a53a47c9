import type { GameLine, Phase } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { type FeedGame, facingAs } from '../feed/feed-game'
import type { FeedSnapshot } from './feed-snapshot'

/** Phases in which a game has been played at least in part. */
const started = new Set<Phase>(['live', 'final', 'suspended'])

/** What is known of a game after a reading of the feed, which may list it no longer. */
export function scoresAfterReading(held: LiveGame, id: string, reading: FeedSnapshot | null, now: number): LiveGame {
  const told = reading?.games.get(id)
  if (told) return mergeGame(held, told, now)
  return reading?.unlisted.has(id) ? { ...held, unlisted: true } : held
}

/**
 * What is known of a game after the feed spoke. A final never goes back to live, a game under way never back to
 * upcoming unless it gets a new kickoff ahead of us, and a blank never overwrites a score.
 */
export function mergeGame({ unlisted: _, ...held }: LiveGame, as: FeedGame, now: number): LiveGame {
  const told = facingAs(as, held.homeTeamId)
  if (held.phase === 'final' && told.phase !== 'final') return held
  if (started.has(held.phase) && told.phase === 'pre' && told.kickoff <= now) return held
  const scored = started.has(told.phase) && told.home.score !== null && told.away.score !== null
  if (held.phase === 'final' && !scored) return held
  // A final without a score cannot be graded: it stays live until the score comes.
  const phase = told.phase === 'final' && !scored ? 'live' : told.phase
  return {
    phase,
    homeTeamId: told.home.id,
    kickoff: told.kickoff,
    timeTbd: told.timeTbd,
    homeScore: scored ? (told.home.score ?? 0) : held.homeScore,
    awayScore: scored ? (told.away.score ?? 0) : held.awayScore,
    period: told.period,
    clock: told.clock,
    pause: told.pause,
    possession: phase === 'live' ? told.possession : null,
    down: phase === 'live' && told.pause === null ? told.down : '',
  }
}

/** Whether something of the game has been played: then its kickoff is over, whatever date the feed gives it next. */
export function playHasBegun({ phase, pause, homeScore, awayScore }: LiveGame): boolean {
  // Before its first snap a delayed game is `live` too.
  return homeScore + awayScore > 0 || phase === 'suspended' || (phase === 'live' && pause !== 'delayed')
}

/** Whether the change concerns more than the screen of the moment: then the lines and boards must be looked at. */
export function concernsLine(was: LiveGame | undefined, is: LiveGame): boolean {
  if (!was || was.phase !== is.phase || was.kickoff !== is.kickoff || was.timeTbd !== is.timeTbd) return true
  return is.phase === 'final' && scoreMoved(was, is)
}

export function scoreMoved(was: LiveGame, is: LiveGame): boolean {
  return was.homeScore !== is.homeScore || was.awayScore !== is.awayScore
}

/** A game of which only the line is known so far. */
export function gameOfLine(line: GameLine): LiveGame {
  const { phase, homeTeamId, kickoff, timeTbd, homeScore, awayScore } = line
  return {
    ...{ phase, homeTeamId, kickoff, timeTbd, homeScore: homeScore ?? 0, awayScore: awayScore ?? 0 },
    ...{ period: phase === 'final' ? 4 : 0, clock: '', pause: null, possession: null, down: '' },
  }
}
