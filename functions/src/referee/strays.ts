import { weekName } from '#common/week/week'
import { perProcess } from '../db/process-memory'
import { seasonCalendar } from '../feed/calendar'
import { FeedDown, readScoreboard } from '../feed/espn'
import type { FeedGame, Scoreboard } from '../feed/feed-game'
import { FULL_PASS_EVERY } from './wake'

/** A game that its own week no longer lists, and the label of the week that does. */
export interface Stray {
  game: FeedGame
  label: string
}

/** In which week a stray was last found, and when it was last looked for. A new process looks once more. */
const memory = perProcess(() => ({ foundIn: new Map<string, number>(), soughtAt: new Map<string, number>() }))

/**
 * Looks for missing games in the weeks beside their own. One that was found is then read from its new week whenever the
 * feed is read; one that was not costs two readings a quarter of an hour at most.
 */
export async function findStrays(
  season: number,
  week: number,
  missing: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Stray>> {
  const { foundIn, soughtAt } = memory()
  const now = Date.now()
  const lost = missing.filter((id) => !foundIn.has(id) && now - (soughtAt.get(id) ?? 0) >= FULL_PASS_EVERY)
  for (const id of lost) soughtAt.set(id, now)
  const weeks = new Set(missing.flatMap((id) => foundIn.get(id) ?? []))
  if (lost.length) for (const beside of [week - 1, week + 1]) weeks.add(beside)
  const strays = new Map<string, Stray>()
  const calendar = weeks.size ? await seasonCalendar(season, signal) : []
  for (const beside of [...weeks].filter((each) => each >= 1 && each <= 18)) {
    const name = calendar.find((each) => each.week === beside) ?? weekName(beside)
    const board = await readScoreboard(season, name, signal).catch(nothing)
    for (const id of missing) {
      const game = board?.games.get(id)
      if (game) strays.set(id, { game, label: name.label })
      if (game) foundIn.set(id, beside)
      else if (board && foundIn.get(id) === beside) foundIn.delete(id)
    }
  }
  return strays
}

/** A week beside that cannot be read now is read the next time. */
function nothing(error: unknown): Scoreboard | null {
  if (error instanceof FeedDown) return null
  throw error
}
