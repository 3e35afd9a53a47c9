import { ApiError } from '../../common/api-error'
import { weekName } from '../../common/week'
import { FeedDown, readScoreboard } from './feed/espn'
import type { Scoreboard } from './feed/feed-game'
import { currentSeason } from './settings'

const latest = new Map<number, Scoreboard>()

/**
 * The feed's games of a week, for somebody who waits for them.
 * @param age how old an answer may be (ms): what any player may ask for must not become a burst on the feed.
 * @throws ApiError feed-down
 */
export async function scoreboardOf(week: number, age = 0): Promise<Scoreboard> {
  const known = latest.get(week)
  if (known && Date.now() - known.at < age) return known
  try {
    const board = await readScoreboard(await currentSeason(), weekName(week))
    latest.set(week, board)
    return board
  } catch (error) {
    throw error instanceof FeedDown ? new ApiError('feed-down', error.message) : error
  }
}
