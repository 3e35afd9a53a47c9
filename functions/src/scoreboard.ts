import { ApiError } from '../../common/api-error'
import { weekName } from '../../common/week'
import { FeedDown, readScoreboard } from './feed/espn'
import type { Scoreboard } from './feed/feed-game'
import { currentSeason } from './settings'

/**
 * The feed's games of a week, for a commissioner who waits for them.
 * @throws ApiError feed-down
 */
export async function scoreboardOf(week: number): Promise<Scoreboard> {
  try {
    return await readScoreboard(await currentSeason(), weekName(week))
  } catch (error) {
    throw error instanceof FeedDown ? new ApiError('feed-down', error.message) : error
  }
}
