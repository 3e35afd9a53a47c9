import type { GameLine, Phase } from '#common/game/line'
import { revealTime } from '#common/game/lock'
import type { LiveGame, WeekScores } from '#common/week/week'

/** The feed is read on every pass from this long before a kickoff (ms): games start early and times move late. */
const WAKE_BEFORE_KICKOFF = 5 * 60_000
/** While games are under way only the clock moved: with a poll every 15 s the screen's is then at most 60 s old (ms). */
export const CLOCK_EVERY = 50_000
/** How often a week is looked at whole, with the feed, while nothing is near (ms): moved kickoffs, cancellations. */
export const FULL_PASS_EVERY = 15 * 60_000
/** The same for weeks in which nothing is expected any more (ms): finished ones, and games without news. */
export const QUIET_PASS_EVERY = 6 * 3_600_000
/** A game that is not over so long after its kickoff (ms) no longer keeps the referee awake. */
const NO_NEWS = 12 * 3_600_000

const over = new Set<Phase>(['final', 'canceled'])

const earliest = (moments: (number | null)[]): number | null => {
  const known = moments.filter((at) => at !== null)
  return known.length ? Math.min(...known) : null
}

/** When the feed must be read on every pass, or null when no game is ahead. It lies in the past while one is under way. */
export function wakeAt(
  lines: readonly GameLine[],
  games: Readonly<Record<string, LiveGame>>,
  now: number,
): number | null {
  // A game that has revealed keeps the kickoff it was picked at; a new date is known to the feed alone.
  const known = (line: GameLine) => games[line.gameId] ?? line
  const isDated = (line: GameLine) => line.doubt || !known(line).timeTbd
  const ahead = lines.filter((line) => !over.has(line.phase) && !line.void && isDated(line))
  const played = ahead.filter((line) => line.phase !== 'postponed' || line.revealedAt === null)
  // A suspended game may rest for days: it is looked at now and then until it has a new date.
  const awaited = played.filter((line) => line.phase !== 'suspended' || known(line).kickoff > line.kickoff)
  const expected = awaited.filter((line) => known(line).kickoff > now - NO_NEWS)
  return earliest(expected.map((line) => (line.doubt ? now : known(line).kickoff - WAKE_BEFORE_KICKOFF)))
}

/** Whether something is expected of a week: a game that is ahead, or that kicked off less than twelve hours ago. */
export function isAwaited({ games }: Pick<WeekScores, 'games'>, now: number): boolean {
  return Object.values(games).some(({ phase, kickoff }) => !over.has(phase) && kickoff > now - NO_NEWS)
}

/** How often a sleeping week is looked at (ms): seldom once all its games are over or without news. */
export function fullPassEvery(scores: Pick<WeekScores, 'games'>, now: number): number {
  return Object.keys(scores.games).length === 0 || isAwaited(scores, now) ? FULL_PASS_EVERY : QUIET_PASS_EVERY
}

/** When the next game reveals, or null when none will by itself. */
export function revealAt(lines: readonly GameLine[]): number | null {
  return earliest(lines.filter((line) => line.revealedAt === null).map(revealTime))
}

/** Whether a game should be moving now: its clock is then kept fresh even when nothing else changes. */
export function isUnderWay(games: Iterable<LiveGame>, now: number): boolean {
  return [...games].some(
    (game) => game.phase === 'live' || (game.phase === 'pre' && !game.timeTbd && game.kickoff <= now),
  )
}
