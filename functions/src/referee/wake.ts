import { DAY, HOUR, MINUTE } from '#common/durations'
import { isBeforeKickoff } from '#common/game/ahead'
import { isHandMade } from '#common/game/by-hand'
import { type GameLine, hasScore, type Phase } from '#common/game/line'
import { type Kickoff, revealTime } from '#common/game/lock'
import { clockHasRun, playHasBegun } from '#common/week/play'
import { type LiveGame, LONGEST_GAME, RESUMES_WITHIN, type WeekScores } from '#common/week/week'
import type { StoredScores } from '../db/week'
import { isEarlyFinal, isUnsure } from './doubt'

/** From this long before a kickoff (ms) the feed is read on every pass: games start early, and kickoffs move late. */
const WAKE_BEFORE_KICKOFF = 5 * MINUTE
/**
 * How often a change of only the clock is written (ms). Each write is billed for every page, so pages ask the API for
 * the clocks (`feed/clocks.ts`); this tells them, and `GET /api/health`, that the feed is being read.
 */
export const CLOCK_WRITE_EVERY = 290_000
/** How often a change of only which games the feed lists is written (ms). */
export const LIST_WRITE_EVERY = 50_000
/** How often a whole week is decided, with the feed, while no game is near (ms): for moved kickoffs, cancellations. */
export const PERIODIC_PASS_EVERY = 15 * MINUTE
/** The same for weeks that the feed will hardly change any more (ms). */
export const IDLE_PASS_EVERY = 6 * HOUR
/**
 * From this long after its kickoff (ms), a game that has not begun is no longer expected. For one that has begun, or
 * that the feed calls postponed, it is {@link RESUMES_WITHIN}.
 */
const GIVEN_UP_AFTER = 12 * HOUR
/**
 * For this long after its old kickoff (ms) a game without a date is read every quarter of an hour while it can be
 * picked: its new one may be near, and locks it.
 */
const DATE_COMES_WITHIN = 14 * DAY

/** Phases after which nothing more is expected of a game, even if the feed drops it. */
const ENDED: ReadonlySet<Phase> = new Set<Phase>(['final', 'canceled'])

/** Whether nothing more is expected of a game. A final before its kickoff is an error that the feed may take back. */
export const isOver = (game: Kickoff & Pick<LiveGame, 'phase'>, now: number): boolean =>
  ENDED.has(game.phase) && !(game.phase === 'final' && isBeforeKickoff(game, now))

const isExpected = ({ phase, kickoff }: Pick<LiveGame, 'phase' | 'kickoff'>, now: number): boolean =>
  kickoff > now - (hasScore(phase) || phase === 'postponed' ? RESUMES_WITHIN : GIVEN_UP_AFTER)

const earliest = (times: (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null)
  return known.length ? Math.min(...known) : null
}

/** Whether the next reading may decide whether a game can be picked. */
const isUrgent = (line: GameLine, game: LiveGame | undefined, now: number): boolean =>
  isUnsure(line, now) || (line.begunEarly === true && !ENDED.has(line.phase) && !isForfeit(line, game))

/** A forfeit may be known days before its kickoff: the feed has it as suspended, with no score or with 1–0. */
const isForfeit = ({ phase }: GameLine, game: LiveGame | undefined): boolean =>
  phase === 'suspended' && game !== undefined && game.homeScore + game.awayScore < 2 && !clockHasRun(game)

/**
 * From this time on (epoch ms) every pass reads the feed; already past while a game is on. Null if no game is ahead.
 */
export function nextWake(
  lines: readonly GameLine[],
  games: Readonly<Record<string, LiveGame>>,
  now: number,
): number | null {
  // The line of a revealed game keeps the kickoff it was picked at; a new date is only on the game.
  const known = (line: GameLine) => games[line.gameId] ?? line
  const isUrgentAndListed = (line: GameLine) => isUrgent(line, games[line.gameId], now) && !games[line.gameId]?.unlisted
  const needsFeed = (line: GameLine): boolean => {
    const game = known(line)
    // The feed knows nothing of a game that a commissioner added.
    if (isHandMade(line.gameId) || (line.phase === 'postponed' && line.revealedAt !== null)) return false
    // What is unsure needs the feed long after the kickoff, too: a correction of last week's final, or a new time where
    // the placeholder is past.
    if (!isUnsure(line, now) && !isExpected(game, now)) return false
    if (isUrgentAndListed(line)) return true
    const hasEnded = !isEarlyFinal(line) && isOver({ ...game, phase: line.phase }, now)
    if (line.void || game.timeTbd || hasEnded) return false
    // A suspended game may stay so for days. Until it has a new date, it does not keep the referee awake.
    return line.phase !== 'suspended' || game.kickoff > line.kickoff
  }
  const isNow = (line: GameLine) => isUrgentAndListed(line) || wentBackToUpcoming(line, games[line.gameId], now)
  const wakeFor = (line: GameLine) => (isNow(line) ? now : known(line).kickoff - WAKE_BEFORE_KICKOFF)
  return earliest(lines.filter(needsFeed).map(wakeFor))
}

/** Whether a game in play is to begin later by the feed, as by one wrong answer, which the next one takes back. */
const wentBackToUpcoming = (line: GameLine, game: LiveGame | undefined, now: number): boolean =>
  game?.phase === 'pre' &&
  playHasBegun(game) &&
  game.kickoff > now &&
  line.kickoff <= now &&
  now < line.kickoff + LONGEST_GAME

/** Until when (epoch ms) a date may come for a game of the feed's that has none and can still be picked, or null. */
export function dateAwaitedUntil(lines: readonly GameLine[]): number | null {
  const waiting = lines.filter(
    ({ gameId, timeTbd, revealedAt, phase, void: off }) =>
      timeTbd && revealedAt === null && !off && (phase === 'pre' || phase === 'postponed') && !isHandMade(gameId),
  )
  return waiting.length ? Math.max(...waiting.map(({ kickoff }) => kickoff + DATE_COMES_WITHIN)) : null
}

/**
 * Whether the feed may still change the week: something is in doubt, even in a game that is over, or an unfinished game
 * may still be played ({@link GIVEN_UP_AFTER}).
 */
export function feedMayChange({ games, doubted }: Pick<StoredScores, 'games' | 'doubted'>, now: number): boolean {
  return doubted || Object.values(games).some((game) => !isOver(game, now) && isExpected(game, now))
}

/**
 * How often a week is decided as a whole while no game is near (ms): seldom once nothing is expected any more. A final
 * is, until {@link LONGEST_GAME} after its kickoff: most corrections come in that time.
 */
export function periodicPassEvery(
  scores: Pick<StoredScores, 'games' | 'doubted' | 'awaitsDateTo'>,
  now: number,
): number {
  const games = Object.values(scores.games)
  const mayBeCorrected = games.some(({ phase, kickoff }) => phase === 'final' && now < kickoff + LONGEST_GAME)
  const isExpecting = feedMayChange(scores, now) || mayBeCorrected || now < (scores.awaitsDateTo ?? 0)
  return games.length === 0 || isExpecting ? PERIODIC_PASS_EVERY : IDLE_PASS_EVERY
}

/** Whether a game of the week may still be picked: it locks later, or its kickoff is not known. */
export const takesPicks = ({ nextLock, games }: Pick<WeekScores, 'nextLock' | 'games'>): boolean =>
  nextLock !== null || Object.values(games).some(({ phase }) => phase === 'pre' || phase === 'postponed')

/** When the next game reveals (epoch ms), or null if none will by itself. */
export function nextReveal(lines: readonly GameLine[]): number | null {
  return earliest(lines.filter((line) => line.revealedAt === null).map(revealTime))
}

/** Whether a game should be under way: its clock is then kept fresh even if nothing else changes. */
export function isUnderWay(games: Iterable<LiveGame>, now: number): boolean {
  return [...games].some(
    (game) => game.phase === 'live' || (game.phase === 'pre' && !game.timeTbd && game.kickoff <= now),
  )
}
