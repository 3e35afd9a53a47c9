import type { Scoreboard } from '../feed/feed-game'

/** What one reading of the feed says of a week's games. */
export interface FeedSnapshot extends Scoreboard {
  /** Games that are listed in another week than their own: the label of that week. */
  elsewhere: ReadonlyMap<string, string>
  /** Games that should be listed and are not, in their own week nor in one beside it. */
  unlisted: ReadonlySet<string>
}

/** What the feed answered: a reading, or why there is none. */
export interface FeedResult {
  reading: FeedSnapshot | null
  /** Why the feed cannot be trusted now, in a sentence, or empty. */
  trouble: string
}
