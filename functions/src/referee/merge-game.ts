import { isBeforeKickoff } from '#common/game/ahead'
import { type GameLine, hasScore, type Phase } from '#common/game/line'
import type { Kickoff } from '#common/game/lock'
import { clockHasRun, playHasBegun } from '#common/week/play'
import type { LiveGame } from '#common/week/week'
import { type FeedGame, feedScore, withHomeTeam } from '../feed/feed-game'
import type { Listing } from './doubt'
import type { FeedSnapshot } from './poll'

/** What is known of a game of which the feed has said nothing. */
export const NOT_BEGUN = { phase: 'pre', homeScore: 0, awayScore: 0 } as const

/**
 * What is known of a game after a reading of the feed, which may no longer list it.
 * @param known what was known before.
 */
export function gameAfterReading(known: LiveGame, id: string, reading: FeedSnapshot | null, now: number): LiveGame {
  if (known.feed) return { ...known, feed: gameAfterReading(known.feed, id, reading, now) }
  const listed = listedGame(reading, id, known)
  if (listed) return mergeGame(known, listed.game, now)
  return reading?.unlisted.has(id) ? { ...known, unlisted: true } : known
}

/**
 * A game as a reading of the feed lists it; undefined if it does not. A date out of the season is not believed: the
 * kickoff stays as it is.
 * @param known what is known of the game.
 */
export function listedGame(reading: FeedSnapshot | null, id: string, known: LiveGame): Listing | undefined {
  const found = reading?.games.get(id)
  if (!reading || !found) return undefined
  const game = withHomeTeam(found, known.homeTeamId)
  const { kickoff, timeTbd } = known
  const dated = reading.outOfSeason.has(id) ? { ...game, kickoff, timeTbd: timeTbd || game.timeTbd } : game
  return { game: dated, readAt: reading.at }
}

/** The game without its mark `unlisted`. */
export const asListed = ({ unlisted: _, ...game }: LiveGame): LiveGame => game

/**
 * Updates what is known of a game from the feed: a reading that is not believed changes nothing.
 * @param was what was known before.
 * @param feedGame with home and away as they are known.
 */
export function mergeGame(was: LiveGame, feedGame: FeedGame, now: number): LiveGame {
  const known = asListed(was)
  const isAhead = isBeforeKickoff(known, now)
  if (!isBelieved(known, feedGame, isAhead, now)) return known
  const given = feedScore(feedGame)
  // Without a score in the reading the known one stays, unless the feed takes back play from before the kickoff.
  // A reading that has the game off takes it back, too.
  const isPlayTakenBack =
    isAhead && (withdrawsPlay(known, feedGame) || (isInPlayOrOver(known) && !hasScore(feedGame.phase)))
  const score = given ?? (isPlayTakenBack ? NOT_BEGUN : known)
  // A final without a score cannot be graded: the game stays live until the score comes.
  const phase = feedGame.phase === 'final' && !given ? 'live' : feedGame.phase
  return {
    phase,
    homeTeamId: feedGame.home.id,
    ...(known.awayTeamId !== undefined && { awayTeamId: known.awayTeamId }),
    ...(known.feedKickoff !== undefined && { feedKickoff: known.feedKickoff }),
    // One that is over, or in play and still is, keeps its kickoff: by a wrong date it would seem to be ahead, and what
    // was played of it to be wrong. A game whose first snap is delayed is live, too, but may get another kickoff.
    ...(!isAhead && (known.phase === 'final' || (phase === 'live' && isInPlay(known)))
      ? kickoffOf(known)
      : kickoffOf(feedGame)),
    homeScore: score.homeScore,
    awayScore: score.awayScore,
    ...clockAfter(known, feedGame, isAhead),
    pause: feedGame.pause,
    possession: phase === 'live' ? feedGame.possession : null,
    down: phase === 'live' ? feedGame.down : '',
  }
}

/**
 * Whether a reading is believed.
 * - A final gives way only to one with a score. It is taken back only before the kickoff, by a reading that shows no
 *   play and dates the game in the future, too: otherwise the date was wrong, and not the final. (`decideLines` takes a
 *   final from before the kickoff back also once the game is live.)
 * - A game under way goes back to upcoming only before its kickoff, or with a new one in the future.
 * @param isAhead whether the known kickoff is ahead.
 */
function isBelieved(known: LiveGame, feedGame: FeedGame, isAhead: boolean, now: number): boolean {
  const isDatedAhead = feedGame.kickoff > now
  if (!withdrawsPlay(known, feedGame)) return known.phase !== 'final' || feedScore(feedGame) !== null
  if (known.phase === 'final') return feedGame.phase !== 'live' && isAhead && isDatedAhead
  return isAhead || isDatedAhead
}

/** Whether a reading takes back what has been played: a final, or that a game is under way. */
const withdrawsPlay = (known: LiveGame, { phase }: FeedGame): boolean =>
  known.phase === 'final' ? phase !== 'final' : hasScore(known.phase) && phase === 'pre'

const isInPlay = (game: LiveGame): boolean => game.phase === 'live' && playHasBegun(game)

const isInPlayOrOver = ({ phase }: LiveGame): boolean => phase === 'live' || phase === 'final'

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
  const wasWrong = isAhead && isInPlayOrOver(known)
  if (clockHasRun(known) && !wasWrong) return { period: known.period, clock: known.clock }
  return isAhead && clockHasRun({ period, clock }) ? { period: 0, clock: '' } : { period, clock }
}

/** Whether a change affects the line, and so the boards, beyond the live score. */
export function affectsLine(was: LiveGame | undefined, is: LiveGame): boolean {
  if (!was || was.phase !== is.phase || was.kickoff !== is.kickoff || was.timeTbd !== is.timeTbd) return true
  if (is.feed) return affectsLine(was.feed, is.feed)
  if (playHasBegun(was) !== playHasBegun(is)) return true
  return is.phase === 'final' && scoreChanged(was, is)
}

export function scoreChanged(was: LiveGame, is: LiveGame): boolean {
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
