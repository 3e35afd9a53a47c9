import { isBeforeKickoff } from '#common/game/ahead'
import { type GameLine, hasScore, type Phase } from '#common/game/line'
import type { Kickoff } from '#common/game/lock'
import { clockHasRun, playHasBegun } from '#common/week/play'
import type { LiveGame } from '#common/week/week'
import { type FeedGame, withHomeTeam } from '../feed/feed-game'
import type { FeedSnapshot } from './poll'

/** What is known of a game of which the feed has said nothing. */
export const NOT_BEGUN = { phase: 'pre', homeScore: 0, awayScore: 0 } as const

/**
 * What is known of a game after a reading of the feed, which may no longer list it.
 * @param known what was known before.
 */
export function gameAfterReading(known: LiveGame, id: string, reading: FeedSnapshot | null, now: number): LiveGame {
  if (known.feed) return { ...known, feed: gameAfterReading(known.feed, id, reading, now) }
  const fromFeed = listedGame(reading, id, known)
  if (fromFeed) return mergeGame(known, fromFeed, now)
  return reading?.unlisted.has(id) ? { ...known, unlisted: true } : known
}

/**
 * A game as a reading of the feed has it. A date out of the season is not believed: the kickoff stays as it is.
 * @param known the kickoff that is known.
 */
export function listedGame(reading: FeedSnapshot | null, id: string, known: Kickoff): FeedGame | undefined {
  const game = reading?.games.get(id)
  if (!game || !reading?.outOfSeason.has(id)) return game
  return { ...game, kickoff: known.kickoff, timeTbd: known.timeTbd || game.timeTbd }
}

/**
 * Updates what is known of a game from the feed. A final does not go back to live, a game under way goes back to
 * upcoming only with a new kickoff in the future, and a blank never overwrites a score. Before its kickoff a game goes
 * back with any, and without its score: then the feed was wrong. A final does so only if the reading also dates the
 * game in the future and shows no play: otherwise the date was wrong, and not the final. `decideLines` takes a final
 * from before the kickoff back also once the game is live.
 */
export function mergeGame({ unlisted: _, ...known }: LiveGame, game: FeedGame, now: number): LiveGame {
  const fromFeed = withHomeTeam(game, known.homeTeamId)
  const isAhead = isBeforeKickoff(known, now)
  const contradictsFinal = known.phase === 'final' && fromFeed.phase !== 'final'
  if (contradictsFinal && (fromFeed.phase === 'live' || !(isAhead && fromFeed.kickoff > now))) return known
  const isUndone = contradictsFinal || (hasScore(known.phase) && fromFeed.phase === 'pre')
  if (isUndone && !isAhead && fromFeed.kickoff <= now) return known
  const played = isUndone && isAhead ? NOT_BEGUN : known
  const scored = hasScore(fromFeed.phase) && fromFeed.home.score !== null && fromFeed.away.score !== null
  if (known.phase === 'final' && !contradictsFinal && !scored) return known
  // A final without a score cannot be graded: it stays live until the score comes.
  const phase = fromFeed.phase === 'final' && !scored ? 'live' : fromFeed.phase
  return {
    phase,
    homeTeamId: fromFeed.home.id,
    ...(known.awayTeamId !== undefined && { awayTeamId: known.awayTeamId }),
    ...(known.feedKickoff !== undefined && { feedKickoff: known.feedKickoff }),
    // One that has been played keeps its kickoff: by a wrong date it would seem to be ahead, and its final to be wrong.
    ...(known.phase === 'final' && !isAhead ? kickoffOf(known) : kickoffOf(fromFeed)),
    homeScore: scored ? (fromFeed.home.score ?? 0) : played.homeScore,
    awayScore: scored ? (fromFeed.away.score ?? 0) : played.awayScore,
    ...clockAfter(known, fromFeed, isAhead),
    pause: fromFeed.pause,
    possession: phase === 'live' ? fromFeed.possession : null,
    down: phase === 'live' ? fromFeed.down : '',
  }
}

const kickoffOf = ({ kickoff, timeTbd }: Kickoff): Kickoff => ({ kickoff, timeTbd })

/**
 * The clock after a reading. A game that was stopped keeps the one at which it stopped, which the feed may blank:
 * without points only that shows that it has begun.
 * @param isAhead whether the known kickoff is ahead: then a clock that has run is an error of the feed.
 */
function clockAfter(
  known: LiveGame,
  { phase, period, clock }: FeedGame,
  isAhead: boolean,
): Pick<LiveGame, 'period' | 'clock'> {
  if (phase === 'live' || phase === 'final') return { period, clock }
  const wasWrong = isAhead && (known.phase === 'live' || known.phase === 'final')
  if (clockHasRun(known) && !wasWrong) return { period: known.period, clock: known.clock }
  return isAhead && clockHasRun({ period, clock }) ? { period: 0, clock: '' } : { period, clock }
}

/** Whether a change affects the line, and so the boards, beyond the live score. */
export function affectsLine(was: LiveGame | undefined, is: LiveGame): boolean {
  if (!was || was.phase !== is.phase || was.kickoff !== is.kickoff || was.timeTbd !== is.timeTbd) return true
  if (is.feed) return affectsLine(was.feed, is.feed)
  if (playHasBegun(was) !== playHasBegun(is)) return true
  return is.phase === 'final' && scoreMoved(was, is)
}

export function scoreMoved(was: LiveGame, is: LiveGame): boolean {
  return was.homeScore !== is.homeScore || was.awayScore !== is.awayScore
}

/** What is shown of the course of a game of which only phase and score are known. */
const withoutClock = (phase: Phase) => ({
  period: phase === 'final' ? 4 : 0,
  clock: '',
  pause: null,
  possession: null,
  down: '',
})

/** A game of which only the line is known so far, before the first reading of the feed. */
export function gameOfLine(line: GameLine): LiveGame {
  const { homeTeamId, awayTeamId, kickoff, timeTbd } = line
  const { phase, homeScore, awayScore } = line.byHand ? NOT_BEGUN : line
  return {
    phase,
    homeTeamId,
    awayTeamId,
    kickoff,
    timeTbd,
    homeScore: homeScore ?? 0,
    awayScore: awayScore ?? 0,
    ...withoutClock(phase),
  }
}

/** What the feed says of a game, whatever a commissioner says. Only this is evidence that a game has been played. */
export const gameByFeed = (game: LiveGame): LiveGame => game.feed ?? game

/** What the feed says of a line's game. @param known the game as the scores document has it. */
export const gameByFeedOf = (line: GameLine, known: LiveGame | undefined): LiveGame =>
  gameByFeed(known ?? gameOfLine(line))

/** The game as a commissioner says it is, with what the feed says beneath; the feed's game where none has spoken. */
export function effectiveGame({ byHand }: Pick<GameLine, 'byHand'>, feed: LiveGame): LiveGame {
  if (!byHand) return feed
  const { homeTeamId, awayTeamId, kickoff, timeTbd } = feed
  return {
    ...byHand,
    homeTeamId,
    ...(awayTeamId !== undefined && { awayTeamId }),
    kickoff,
    timeTbd,
    ...withoutClock(byHand.phase),
    feed,
  }
}
