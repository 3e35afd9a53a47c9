import type { GameLine, KickoffDoubt } from '#common/game/line'
import { lockAt, locksLater } from '#common/game/lock'
import type { LiveGame } from '#common/week/week'
import type { FeedGame } from '../feed/feed-game'
import { playHasBegun } from './merge-game'

/** A kickoff that is not taken at once is believed after this many readings of the feed. */
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
  return afterReading(line.doubt, feedGame.kickoff, readAt)
}

/**
 * What is known of a feed that goes back and forth, after a reading. Once it has put a lock off and taken that back, a
 * later kickoff has to be repeated as often as one in doubt, and the earlier one holds meanwhile. So the last reading
 * before the lock does not decide which of two kickoffs locks the game, and each is not announced with every reading.
 * @returns with `readings` above 0 while a later kickoff waits to be repeated; null if the feed took nothing back, or the
 * later one is believed.
 */
export function waveringAfter(line: GameLine, feedGame: FeedGame, readAt = 0): KickoffDoubt | null {
  if (takesBack(line, feedGame)) return { kickoff: line.kickoff, since: readAt, readings: 0, last: readAt }
  const known = line.wavering ?? null
  if (feedGame.phase === 'pre' && locksLater(line, feedGame))
    return known && afterReading(known, feedGame.kickoff, readAt)
  return known?.readings ? { ...known, readings: 0 } : known
}

/** Whether a feed gives a kickoff whose lock is that before the last put-off, or earlier. */
function takesBack(line: GameLine, feedGame: FeedGame): boolean {
  const [lock, given, lockWas] = [lockAt(line), lockAt(feedGame), line.lockWas ?? null]
  return lock !== null && given !== null && lockWas !== null && lock > lockWas && given <= lockWas
}

/** What is known of a kickoff after one more reading has given it; null once it has been repeated often enough. */
function afterReading(known: KickoffDoubt | null, kickoff: number, readAt: number): KickoffDoubt | null {
  if (!known?.readings || known.kickoff !== kickoff) return { kickoff, since: readAt, readings: 1, last: readAt }
  if (readAt <= known.last) return known
  const readings = known.readings + 1
  const isConfirmed = readings >= READINGS && readAt - known.since >= LASTING
  return isConfirmed ? null : { ...known, readings, last: readAt }
}
