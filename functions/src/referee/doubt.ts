import type { GameLine, KickoffDoubt } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import type { FeedGame } from '../feed/feed-game'
import { playHasBegun } from './merge-game'

/** A kickoff in the past is believed after this many readings of the feed. */
const READINGS = 3
/** The least time between the first and the last of them (ms), so that a few wrong ones in a row reveal no picks. */
const LASTING = 120_000

/**
 * The doubt about a kickoff after a reading. It begins when the feed moves the kickoff of a game that has not begun into
 * the past. It ends when the feed has repeated that often enough, when the game has been played, or when the feed gives a
 * kickoff in the future.
 * @returns null if the feed's kickoff is believed.
 */
export function doubtAfter(
  line: GameLine,
  feedGame: FeedGame,
  { game, readAt = 0 }: { game: LiveGame; readAt?: number | undefined },
  now: number,
): KickoffDoubt | null {
  if (feedGame.phase !== 'pre' || playHasBegun(game) || feedGame.timeTbd || feedGame.kickoff > now) return null
  if (!line.timeTbd && feedGame.kickoff >= line.kickoff) return null
  const before = line.doubt?.kickoff === feedGame.kickoff ? line.doubt : null
  if (!before) return { kickoff: feedGame.kickoff, since: readAt, readings: 1, last: readAt }
  if (readAt <= before.last) return before
  const readings = before.readings + 1
  const confirmed = readings >= READINGS && readAt - before.since >= LASTING
  return confirmed ? null : { ...before, readings, last: readAt }
}
