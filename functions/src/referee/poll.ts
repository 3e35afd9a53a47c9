import { counted } from '#common/counted'
import { DAY } from '#common/durations'
import { isHandMade } from '#common/game/by-hand'
import { isOfSeason } from '#common/week/season'
import type { LiveGame, WeekName } from '#common/week/week'
import { type FeedBudget, FeedDown, readScoreboard } from '../feed/espn'
import { type FeedGame, feedMatchup, hasTeamsOf, type Scoreboard } from '../feed/feed-game'
import { otherWeekText } from '../feed/scoreboard'
import { findStrays } from './strays'
import { isOver } from './wake'

/** What one reading of the feed says of a week's games. */
export interface FeedSnapshot extends Scoreboard {
  /** Games that are listed in another week than their own, with the label of that week. */
  otherWeekLabels: ReadonlyMap<string, string>
  /** Games that should be listed and are not, neither in their own week nor where `findStrays` looks. */
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
 * corrected there, and a cancelled game put on again. Only now and then: it happens seldom, and takes up to three
 * more requests.
 * @param options.isDoubted whether the scores say `doubted`. A final that the feed drops is called missing then, which
 * ends the readings for its doubt.
 */
export async function pollFeed(
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
    const isListed = (id: string) => scoreboard.games.has(id) || scoreboard.skipped.has(id)
    const notListed = Object.keys(games).filter((id) => !isHandMade(id) && !isListed(id))
    // A response for another week does not tell which games are missing from this one.
    const otherWeek = otherWeekText(scoreboard, season, name)
    const missing = otherWeek ? [] : notListed.filter((id) => looksForEnded || mayChange(id))
    const listsNothing = scoreboard.games.size === 0 && scoreboard.skipped.size === 0
    const { strays, unsure } = await findStrays(season, name.week, missing, budget)
    for (const [id, { game }] of strays) scoreboard.games.set(id, game)
    const ofOtherTeams = gamesOfOtherTeams(scoreboard, games)
    for (const { id } of ofOtherTeams) scoreboard.games.delete(id)
    const outOfSeason = gamesOutOfSeason(scoreboard, season, games)
    const otherWeekLabels = new Map([...strays].map(([id, { label }]) => [id, label]))
    // The feed may drop a game that is over, unless a final of it is in doubt.
    const notFound = missing.filter((id) => mayChange(id) && !strays.has(id))
    // An empty list is a fault of the feed, not the news that every game is gone.
    const unlisted = new Set(listsNothing ? [] : notFound.filter((id) => !unsure.has(id)))
    const isPlayedSoon = (id: string) => mayChange(id) && (games[id]?.kickoff ?? 0) < scoreboard.at + DAY
    const trouble = troubleText({
      skipped: Object.keys(games).flatMap((id) => scoreboard.skipped.get(id) ?? []),
      // No commissioner has to act on one that is over or has a result by hand.
      ofOtherTeams: ofOtherTeams.filter(({ id }) => !games[id]?.feed && !isEnded(id)),
      outOfSeason,
      otherWeek: notListed.some(isPlayedSoon) ? otherWeek : '',
      isEmpty: listsNothing && notFound.length > 0,
    })
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

/** What is wrong with a reading, in sentences for the commissioners; empty if nothing is. */
function troubleText(reading: {
  /** Why games of the slate were skipped. */
  skipped: readonly string[]
  ofOtherTeams: readonly FeedGame[]
  outOfSeason: readonly FeedGame[]
  /** That the response is for another week, or empty. */
  otherWeek: string
  /** Whether it lists nothing although games are missing. */
  isEmpty: boolean
}): string {
  const { skipped, ofOtherTeams, outOfSeason, otherWeek, isEmpty } = reading
  const weekText = otherWeek || (isEmpty ? 'The score feed lists no game of this week.' : '')
  const texts = [...skipped, ...ofOtherTeams.map(otherTeamsText), outOfSeasonText(outOfSeason), weekText]
  return texts.filter(Boolean).join(' ')
}

/** Games under an id of the slate that are of other teams. Their scores would be those of the wrong teams. */
const gamesOfOtherTeams = (scoreboard: Scoreboard, games: Readonly<Record<string, LiveGame>>): FeedGame[] =>
  Object.entries(games).flatMap(([id, known]) => {
    const game = scoreboard.games.get(id)
    return game && !hasTeamsOf(game, known) ? [game] : []
  })

const otherTeamsText = (game: FeedGame) =>
  `The score feed has other teams in a game of this week: ${feedMatchup(game)}.`

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
  return `The score feed has a date out of the season for ${feedMatchup(first)}${more}. What was known of the kickoff stays.`
}
