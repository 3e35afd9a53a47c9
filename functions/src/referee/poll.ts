import type { LiveGame, WeekName } from '../../../common/week'
import { FeedDown, readScoreboard } from '../feed/espn'
import type { Scoreboard } from '../feed/feed-game'
import { findStrays } from './strays'

/** What one reading of the feed says of a week's games. */
export interface Reading extends Scoreboard {
  /** Games that are listed in another week than their own: the label of that week. */
  elsewhere: ReadonlyMap<string, string>
  /** Games that should be listed and are not, in their own week nor in one beside it. */
  unlisted: ReadonlySet<string>
}

/** What a pass learnt from the feed: a reading, or why there is none. Null where the feed was not asked. */
export type Told = { board: Reading; trouble: string } | { board: null; trouble: string } | null

/** Games the feed may drop without anybody missing them. */
const settled = new Set<LiveGame['phase']>(['final', 'canceled'])

/**
 * Asks the feed; a feed that is down is an answer too, never a failure of the pass.
 * @param games what is known of the week's games so far.
 */
export async function poll(season: number, name: WeekName, games: Readonly<Record<string, LiveGame>>): Promise<Told> {
  try {
    const board = await readScoreboard(season, name)
    const asked = (board.week ?? name.feedWeek) === name.feedWeek && (board.season ?? season) === season
    const missing = Object.keys(games).filter(
      (id) => !board.games.has(id) && !board.doubtful.has(id) && !settled.has(games[id]?.phase ?? 'final'),
    )
    // An answer for another week than the one asked for says nothing about what this one lists.
    const strays = await findStrays(season, name.week, asked ? missing : [])
    for (const [id, { game }] of strays) board.games.set(id, game)
    const elsewhere = new Map([...strays].map(([id, { label }]) => [id, label]))
    const unlisted = new Set(asked ? missing.filter((id) => !strays.has(id)) : [])
    const trouble = Object.keys(games).some((id) => board.doubtful.has(id)) ? board.trouble : ''
    return { board: { ...board, elsewhere, unlisted }, trouble }
  } catch (error) {
    if (error instanceof FeedDown) return { board: null, trouble: error.message }
    throw error
  }
}
