import type { GameLine, Phase } from '../../../common/line'
import { lockAt } from '../../../common/lock'
import type { LiveGame } from '../../../common/week'

/** The feed is read on every pass from this long before a kickoff (ms): games start early and times move late. */
export const WAKE_BEFORE_KICKOFF = 5 * 60_000
/** While games are under way only the clock moved: with a poll every 15 s the screen's is then at most 60 s old (ms). */
export const CLOCK_EVERY = 50_000
/** How often the feed is read while nothing is near (ms): moved kickoffs, cancellations, corrected finals. */
export const LOOK_EVERY = 15 * 60_000

const over = new Set<Phase>(['final', 'canceled'])

const earliest = (moments: (number | null)[]): number | null => {
  const known = moments.filter((at) => at !== null)
  return known.length ? Math.min(...known) : null
}

/** When the feed must be read on every pass, or null when no game is ahead. It lies in the past while one is under way. */
export function wakeAt(lines: readonly GameLine[], games: Readonly<Record<string, LiveGame>> = {}): number | null {
  // A game that has revealed keeps the kickoff it was picked at; a new date is known to the feed alone.
  const known = (line: GameLine) => games[line.gameId] ?? line
  const ahead = lines.filter((line) => !over.has(line.phase) && !line.void && !known(line).timeTbd)
  const played = ahead.filter((line) => line.phase !== 'postponed' || line.revealedAt === null)
  // A suspended game may rest for days: it is looked at now and then until it has a new date.
  const awaited = played.filter((line) => line.phase !== 'suspended' || known(line).kickoff > line.kickoff)
  return earliest(awaited.map((line) => known(line).kickoff - WAKE_BEFORE_KICKOFF))
}

/** When the next game reveals, or null when none will by itself. */
export function revealAt(lines: readonly GameLine[]): number | null {
  return earliest(lines.filter((line) => line.revealedAt === null).map(lockAt))
}

/** Whether a game should be moving now: its clock is then kept fresh even when nothing else changes. */
export function underWay(games: Iterable<LiveGame>, now: number): boolean {
  return [...games].some(
    (game) => game.phase === 'live' || (game.phase === 'pre' && !game.timeTbd && game.kickoff <= now),
  )
}
