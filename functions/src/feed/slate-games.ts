import { ApiError } from '#common/api/api-error'
import { isHandMade } from '#common/game/by-hand'
import { paths } from '#common/paths'
import { read } from '../db/firebase'
import { currentSeason } from '../db/settings'
import type { FeedGame } from './feed-game'
import { weekScoreboard, weeksBeside } from './scoreboard'

/** How old the lists of the weeks beside may be (ms). */
const BESIDE_MAX_AGE = 15_000

/**
 * The feed's games of a week, and those of its slate that have moved across its border, as the referee finds them: in
 * the week's own list under a date of another week, or else in the list of the week before or after.
 * @throws ApiError feed-down
 */
export async function slateGames(week: number): Promise<ReadonlyMap<string, FeedGame>> {
  const [{ games, listed }, stored] = await Promise.all([
    weekScoreboard(week),
    currentSeason().then((season) => read(paths.week(season, week))),
  ])
  const slate = stored?.slate ?? []
  const isMissing = slate.some((id) => !isHandMade(id) && !listed.has(id))
  const weeks = isMissing ? weeksBeside(week) : []
  const lists = [listed, ...(await Promise.all(weeks.map(listedBeside)))]
  const found = slate.flatMap((id): [string, FeedGame][] => {
    const game = lists.map((list) => list.get(id)).find((each) => each !== undefined)
    return game ? [[id, game]] : []
  })
  return new Map([...games, ...found])
}

/** What the feed lists in a week beside the one that was asked for; nothing if that one cannot be read. */
async function listedBeside(week: number): Promise<ReadonlyMap<string, FeedGame>> {
  try {
    return (await weekScoreboard(week, { maxAge: BESIDE_MAX_AGE })).listed
  } catch (error) {
    if (error instanceof ApiError) return new Map()
    throw error
  }
}
