import type { WeekName } from '../../../common/week'
import { FeedDown, readScoreboard } from '../feed/espn'
import type { Scoreboard } from '../feed/feed-game'

/** What a pass learnt from the feed: a scoreboard, or why there is none. Null where the feed was not asked. */
export type Told = { board: Scoreboard; trouble: string } | { board: null; trouble: string } | null

/** Asks the feed; a feed that is down is an answer too, never a failure of the pass. */
export async function poll(season: number, week: WeekName): Promise<Told> {
  try {
    const board = await readScoreboard(season, week)
    return { board, trouble: board.trouble }
  } catch (error) {
    if (error instanceof FeedDown) return { board: null, trouble: error.message }
    throw error
  }
}
