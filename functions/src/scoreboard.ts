import { ApiError } from '../../common/api-error'
import { isOfWeek } from '../../common/calendar'
import { calendarOf, nameOf } from './calendar'
import { FeedDown, readScoreboard } from './feed/espn'
import type { Scoreboard } from './feed/feed-game'
import { perProcess } from './process-memory'
import { currentSeason } from './settings'

/** A week's scoreboard; `notice` says so when the feed answered for another week than it was asked for. */
type WeekBoard = Scoreboard & { notice: string }

const memory = perProcess(() => new Map<string, WeekBoard>())

/**
 * The feed's games of a week, for somebody who waits for them.
 * @param age how old an answer may be (ms): what any player may ask for must not become a burst on the feed.
 * @throws ApiError feed-down
 */
export async function scoreboardOf(week: number, age = 0): Promise<WeekBoard> {
  const season = await currentSeason()
  const key = `${season}/${week}`
  const latest = memory()
  const known = latest.get(key)
  if (known && Date.now() - known.at < age) return known
  try {
    const name = await nameOf(season, week)
    const board = await readScoreboard(season, name)
    const calendar = board.calendar.length ? board.calendar : await calendarOf(season)
    const games = new Map([...board.games].filter(([, { kickoff }]) => isOfWeek(calendar, week, kickoff)))
    const fresh = { ...board, games, notice: otherWeek(board, name.feedWeek, season) }
    latest.set(key, fresh)
    return fresh
  } catch (error) {
    throw error instanceof FeedDown ? new ApiError('feed-down', error.message) : error
  }
}

function otherWeek({ week, season }: Scoreboard, feedWeek: number, asked: number): string {
  const same = (week ?? feedWeek) === feedWeek && (season ?? asked) === asked
  return same ? '' : `The score feed answered with week ${week ?? '?'} of ${season ?? '?'}.`
}
