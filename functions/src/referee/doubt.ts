import type { GameLine, KickoffDoubt } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import type { FeedGame } from '../feed/feed-game'
import { playHasBegun } from './merge-game'

/** A kickoff in the past is believed after this many readings … */
const READINGS = 3
/** … over at least this long (ms): one wrong answer, or a few in a row, must not open anybody's picks. */
const LASTING = 120_000

/**
 * The doubt about a kickoff after a reading. It begins when the feed moves the kickoff of a game that has not begun into
 * the past. It ends when the feed repeats it often enough, when play is seen, or with a date ahead.
 * @returns null when what the feed says is to be believed.
 */
export function doubtAfter(
  line: GameLine,
  given: FeedGame,
  { game, readAt = 0 }: { game: LiveGame; readAt?: number | undefined },
  now: number,
): KickoffDoubt | null {
  if (given.phase !== 'pre' || playHasBegun(game) || given.timeTbd || given.kickoff > now) return null
  if (!line.timeTbd && given.kickoff >= line.kickoff) return null
  const before = line.doubt?.kickoff === given.kickoff ? line.doubt : null
  if (!before) return { kickoff: given.kickoff, since: readAt, readings: 1, last: readAt }
  if (readAt <= before.last) return before
  const readings = before.readings + 1
  const confirmed = readings >= READINGS && readAt - before.since >= LASTING
  return confirmed ? null : { ...before, readings, last: readAt }
}
