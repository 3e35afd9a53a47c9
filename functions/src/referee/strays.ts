import { isRecent } from '#common/durations'
import { weekAt } from '#common/week/calendar'
import { weekName } from '#common/week/season'
import { perProcess } from '../db/process-memory'
import { type FeedBudget, ifFeedDown, readScoreboard } from '../feed/espn'
import type { FeedGame } from '../feed/feed-game'
import { feedCalendar, weeksBeside } from '../feed/scoreboard'
import { LIST_WRITE_EVERY, PERIODIC_PASS_EVERY } from './wake'

/** A game that its own week no longer lists, and the label of the week that does. */
interface Stray {
  game: FeedGame
  label: string
}

/** By game: the week where a stray was last found, and when it was last looked for (epoch ms), by this process. */
const strayMemory = perProcess(() => ({ foundIn: new Map<string, number>(), lookedForAt: new Map<string, number>() }))

/**
 * Looks for missing games in the weeks before and after their own, and in the one that is played now: there a game that
 * was put off by many weeks is listed when its day comes. One that was found is from then on read from its new week at
 * every reading; one that was not costs three readings every {@link PERIODIC_PASS_EVERY} at most.
 * @returns those found, and those that may still be listed (`unsure`): a week where they may be cannot be read now, or
 * they were looked for so long ago that another process may have found them since.
 */
export async function findStrays(
  season: number,
  week: number,
  missing: readonly string[],
  budget: FeedBudget,
): Promise<{ strays: Map<string, Stray>; unsure: Set<string> }> {
  const { foundIn, lookedForAt } = strayMemory()
  const now = Date.now()
  const toSearch = missing.filter(
    (id) => !foundIn.has(id) && !isRecent(lookedForAt.get(id) ?? 0, PERIODIC_PASS_EVERY, now),
  )
  for (const id of toSearch) lookedForAt.set(id, now)
  const weeks = new Set(missing.flatMap((id) => foundIn.get(id) ?? []))
  if (toSearch.length) for (const beside of weeksBeside(week)) weeks.add(beside)
  const strays = new Map<string, Stray>()
  // A search that is this old proves nothing any more, since another process may have found the game. By now its own
  // result is stored: that takes `LIST_WRITE_EVERY`, and the reading after it.
  const wasSearchedLongAgo = (id: string) => now - (lookedForAt.get(id) ?? now) >= 2 * LIST_WRITE_EVERY
  const unsure = new Set(missing.filter((id) => !foundIn.has(id) && wasSearchedLongAgo(id)))
  const calendar = weeks.size ? await feedCalendar(season, budget) : []
  if (!calendar) {
    // What the feed calls the weeks beside is not known now, and their usual numbers may be those of other weeks.
    for (const id of toSearch) lookedForAt.delete(id)
    return { strays, unsure: new Set(missing) }
  }
  const played = toSearch.length ? weekAt(calendar, now) : null
  if (played !== null && played !== week) weeks.add(played)
  for (const beside of weeks) {
    const name = weekName(calendar, beside)
    // A week that cannot be read now is read the next time.
    const scoreboard = await readScoreboard(season, name, budget).catch(ifFeedDown(null))
    for (const id of missing) {
      const game = scoreboard?.games.get(id)
      const wasHere = foundIn.get(id) === beside
      if (game) {
        strays.set(id, { game, label: name.label })
        foundIn.set(id, beside)
      } else if (scoreboard && wasHere) {
        foundIn.delete(id)
        // It may have moved again: the next reading looks for it in both weeks.
        lookedForAt.delete(id)
      } else if (!scoreboard && (wasHere || toSearch.includes(id))) {
        unsure.add(id)
        // It may be in the week that could not be read: the next reading looks for it again.
        lookedForAt.delete(id)
      }
    }
  }
  return { strays, unsure }
}
