import { counted } from '#common/counted'
import { isHandMade } from '#common/game/by-hand'
import { isOfSeason, weekName } from '#common/week/season'
import type { LiveGame, WeekName } from '#common/week/week'
import { perProcess } from '../db/process-memory'
import { type FeedBudget, FeedDown, ifFeedDown, readScoreboard } from '../feed/espn'
import { type FeedGame, isGameOf, type Scoreboard } from '../feed/feed-game'
import { feedCalendar, isOfAnotherWeek, weeksBeside } from '../feed/scoreboard'
import { isOver, LIST_WRITE_EVERY, PERIODIC_PASS_EVERY } from './wake'

/** What one reading of the feed says of a week's games. */
export interface FeedSnapshot extends Scoreboard {
  /** Games that are listed in another week than their own, with the label of that week. */
  otherWeekLabels: ReadonlyMap<string, string>
  /** Games that should be listed and are not, neither in their own week nor in the one before or after. */
  unlisted: ReadonlySet<string>
  /** Games that the feed dates out of the season: the date is not believed, and what was known of it stays. */
  outOfSeason: ReadonlySet<string>
}

/** The result of polling the feed: a reading, or why there is none. */
export interface FeedResult {
  reading: FeedSnapshot | null
  /** Why the feed cannot be trusted now, in a sentence, or empty. */
  trouble: string
  /** The time of the reading, or when it was asked for in vain (epoch ms). */
  at: number
}

/**
 * Reads the feed for a week. A feed that is down is a result too, never a failure of the pass.
 * @param games what is known of the week's games so far.
 * @param budget what the pass may use up for everything that it requests.
 * @param options.looksForEnded whether it looks in other weeks for missing games that are over, too: a final may be
 * corrected there, and a cancelled game put on again. Only now and then: it happens seldom, and takes two more
 * requests.
 * @param options.isDoubted whether the scores say `doubted`. A final that the feed drops is called missing then, which
 * ends the readings for its doubt.
 */
export async function poll(
  season: number,
  name: WeekName,
  games: Readonly<Record<string, LiveGame>>,
  budget: FeedBudget,
  { looksForEnded, isDoubted }: { looksForEnded: boolean; isDoubted: boolean },
): Promise<FeedResult> {
  const askedAt = Date.now()
  try {
    const scoreboard = await readScoreboard(season, name, budget)
    const isEnded = (id: string) => games[id] !== undefined && isOver(games[id], scoreboard.at)
    const mayChange = (id: string) => !isEnded(id) || (isDoubted && games[id]?.phase === 'final')
    const missing = Object.keys(games).filter(
      (id) =>
        !(isHandMade(id) || scoreboard.games.has(id) || scoreboard.skipped.has(id)) && (looksForEnded || mayChange(id)),
    )
    // A response for another week does not tell which games are missing from this one.
    const lookedFor = isOfAnotherWeek(scoreboard, season, name) ? [] : missing
    // The feed may drop a game that is over, unless a final of it is in doubt.
    const awaited = lookedFor.filter(mayChange)
    const listsNothing = scoreboard.games.size === 0 && scoreboard.skipped.size === 0
    const { strays, unsure } = await findStrays(season, name.week, lookedFor, budget)
    for (const [id, { game }] of strays) scoreboard.games.set(id, game)
    const others = otherGames(scoreboard, games)
    for (const { id } of others) scoreboard.games.delete(id)
    const outOfSeason = gamesOutOfSeason(scoreboard, season, games)
    const otherWeekLabels = new Map([...strays].map(([id, { label }]) => [id, label]))
    const lost = awaited.filter((id) => !strays.has(id) && !unsure.has(id))
    // An empty list is a fault of the feed, not the news that every game is gone.
    const unlisted = new Set(listsNothing ? [] : lost)
    const emptyText =
      listsNothing && awaited.some((id) => !strays.has(id)) ? 'The score feed lists no game of this week.' : ''
    const skipped = Object.keys(games).flatMap((id) => scoreboard.skipped.get(id) ?? [])
    // No commissioner has to act on one that is over or has a result by hand.
    const toDecide = others.filter(({ id }) => !games[id]?.feed && !isEnded(id))
    const trouble = [...skipped, ...toDecide.map(otherGameText), outOfSeasonText(outOfSeason), emptyText]
      .filter(Boolean)
      .join(' ')
    return {
      reading: { ...scoreboard, otherWeekLabels, unlisted, outOfSeason: new Set(outOfSeason.map(({ id }) => id)) },
      trouble,
      at: scoreboard.at,
    }
  } catch (error) {
    if (error instanceof FeedDown) return { reading: null, trouble: error.message, at: askedAt }
    throw error
  }
}

/** Games under an id of the slate that are of other teams. Their scores would be those of the wrong teams. */
const otherGames = (scoreboard: Scoreboard, games: Readonly<Record<string, LiveGame>>): FeedGame[] =>
  Object.entries(games).flatMap(([id, known]) => {
    const game = scoreboard.games.get(id)
    return game && !isGameOf(game, known) ? [game] : []
  })

const otherGameText = ({ away, home }: FeedGame) =>
  `The score feed has other teams in a game of this week: ${away.name} at ${home.name}.`

/**
 * Games of the slate that are dated out of the season, by another date than the one that is known, or now with a time.
 */
const gamesOutOfSeason = (
  scoreboard: Scoreboard,
  season: number,
  games: Readonly<Record<string, LiveGame>>,
): FeedGame[] =>
  Object.entries(games).flatMap(([id, known]) => {
    const game = scoreboard.games.get(id)
    const isOtherDate = game && (game.kickoff !== known.kickoff || (known.timeTbd && !game.timeTbd))
    return isOtherDate && !isOfSeason(season, game.kickoff, scoreboard.at) ? [game] : []
  })

function outOfSeasonText([first, ...others]: readonly FeedGame[]): string {
  if (!first) return ''
  const more = others.length > 0 ? ` and ${counted(others.length, 'other game')}` : ''
  return `The score feed has a date out of the season for ${first.away.name} at ${first.home.name}${more}. What was known of the kickoff stays.`
}

/** A game that its own week no longer lists, and the label of the week that does. */
interface Stray {
  game: FeedGame
  label: string
}

/** By game: the week where a stray was last found, and when it was last looked for (epoch ms), by this process. */
const strayMemory = perProcess(() => ({ foundIn: new Map<string, number>(), lookedForAt: new Map<string, number>() }))

/**
 * Looks for missing games in the weeks before and after their own. One that was found is from then on read from its new
 * week at every reading; one that was not costs two readings every {@link PERIODIC_PASS_EVERY} at most.
 * @returns those found, and those that may still be listed (`unsure`): a week where they may be cannot be read now, or
 * they were looked for so long ago that another process may have found them since.
 */
async function findStrays(
  season: number,
  week: number,
  missing: readonly string[],
  budget: FeedBudget,
): Promise<{ strays: Map<string, Stray>; unsure: Set<string> }> {
  const { foundIn, lookedForAt } = strayMemory()
  const now = Date.now()
  const lost = missing.filter((id) => !foundIn.has(id) && now - (lookedForAt.get(id) ?? 0) >= PERIODIC_PASS_EVERY)
  for (const id of lost) lookedForAt.set(id, now)
  const weeks = new Set(missing.flatMap((id) => foundIn.get(id) ?? []))
  if (lost.length) for (const beside of weeksBeside(week)) weeks.add(beside)
  const strays = new Map<string, Stray>()
  // By then it is stored that the game was not found: `LIST_WRITE_EVERY`, and the reading after it. Another process may
  // have found it since.
  const wasSearchedLongAgo = (id: string) => now - (lookedForAt.get(id) ?? now) >= 2 * LIST_WRITE_EVERY
  const unsure = new Set(missing.filter((id) => !foundIn.has(id) && wasSearchedLongAgo(id)))
  const calendar = weeks.size ? await feedCalendar(season, budget) : []
  if (!calendar) {
    // What the feed calls the weeks beside is not known now, and their usual numbers may be those of other weeks.
    for (const id of lost) lookedForAt.delete(id)
    return { strays, unsure: new Set(missing) }
  }
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
      } else if (!scoreboard && (wasHere || lost.includes(id))) {
        unsure.add(id)
        // It may be in the week that could not be read: the next reading looks for it again.
        lookedForAt.delete(id)
      }
    }
  }
  return { strays, unsure }
}
