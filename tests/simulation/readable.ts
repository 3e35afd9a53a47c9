import { MINUTE } from '#common/durations'
import { LOCK } from './games'
import type { RawGame, RawLine } from './raw'

/** A change stored this close before the lock (ms) is too late: readers see it only after the lock. */
export const LOCK_MARGIN = 30_000

/** From when on others may read the picks of a game (epoch ms), by the security rules; null while that is not known. */
export function readableFrom(line: RawLine): number | null {
  if (line.revealedAt != null) return line.revealedAt
  if (line.lockWas != null && line.movedAt != null && line.movedAt.toMillis() >= line.lockWas - LOCK_MARGIN)
    return line.lockWas
  return line.doubt || line.timeTbd ? null : line.kickoff + LOCK * MINUTE
}

/** Whether others may read the picks of a game by now. */
export const isReadable = (line: RawLine | undefined, now: number) => {
  const at = line ? readableFrom(line) : null
  return at !== null && now >= at
}

/** The feed may show a game under way so long before its kickoff (ms). */
const EARLY = 10 * MINUTE

/** Whether the feed shows points of a game whose kickoff is further ahead than that. */
export function isSeenInPlay(line: RawLine, game: RawGame | undefined, now: number): boolean {
  const feed = game?.feed ?? game
  return feed?.phase === 'live' && feed.homeScore + feed.awayScore > 0 && (line.timeTbd || now + EARLY < line.kickoff)
}
