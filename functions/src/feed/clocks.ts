import { isRecent, MINUTE } from '#common/durations'
import type { GameClock, WeekClocks } from '#common/week/clocks'
import type { Settings, WeekName } from '#common/week/week'
import { perProcess } from '../db/process-memory'
import { isWeekInPlay, readSettings } from '../db/settings'
import { ifFeedDown, newFeedBudget, readScoreboard } from './espn'
import { type FeedGame, feedScore } from './feed-game'
import { resolveWeekName } from './scoreboard'

/** How old the clocks of an answer may be (ms): a process reads the feed at most three times a minute for each week. */
export const CLOCKS_MAX_AGE = 20_000
/** For how long a process remembers the settings and what the feed calls a week (ms): each look is two billed reads. */
const REMEMBERED_FOR = 15 * MINUTE

const NO_CLOCKS: WeekClocks = { at: 0, clocks: {} }

/** What a process has cached of a week: the name that the feed has for it in a season, and the last answer. */
interface CachedWeek {
  inFeed: { season: number; name: WeekName; at: number } | null
  answer: { clocks: Promise<WeekClocks>; at: number } | null
}

const cache = perProcess(() => new Map<number, CachedWeek>())
const lastSettings = perProcess((): { known?: { settings: Promise<Settings>; at: number } } => ({}))

/**
 * The clocks of a week's games under way. Of a week that is not played the feed is not asked: each week is a question
 * of its own, so that one player could make every process ask for a whole season. A feed that is down has none either;
 * pages then show those of the scores.
 */
export function readClocks(week: number): Promise<WeekClocks> {
  const cached = cache().get(week) ?? { inFeed: null, answer: null }
  cache().set(week, cached)
  const now = Date.now()
  if (!cached.answer || !isRecent(cached.answer.at, CLOCKS_MAX_AGE, now)) {
    cached.answer = { clocks: clocksIfPlayed(week, cached).catch(ifFeedDown(NO_CLOCKS)), at: now }
    // A failure of our own is not kept: the next page asks again.
    cached.answer.clocks.catch(() => cache().delete(week))
  }
  return cached.answer.clocks
}

async function clocksIfPlayed(week: number, cached: CachedWeek): Promise<WeekClocks> {
  const settings = await settingsFor(week)
  return isWeekInPlay(settings, week) ? askFeed(settings.season, week, cached) : NO_CLOCKS
}

/**
 * The settings as this process last read them, whichever week it was for. They are read again sooner for a week that
 * was not played then, since it may have been opened.
 */
async function settingsFor(week: number): Promise<Settings> {
  const last = lastSettings()
  const { known } = last
  if (known) {
    const settings = await known.settings
    if (isRecent(known.at, isWeekInPlay(settings, week) ? REMEMBERED_FOR : CLOCKS_MAX_AGE, Date.now())) return settings
  }
  // Of several calls that waited for the same settings, only the first reads them again.
  if (last.known && last.known !== known) return last.known.settings
  const read = { settings: readSettings(), at: Date.now() }
  last.known = read
  // A failure is not kept, and takes no newer settings with it.
  read.settings.catch(() => last.known === read && delete last.known)
  return read.settings
}

async function askFeed(season: number, week: number, cached: CachedWeek): Promise<WeekClocks> {
  const budget = newFeedBudget()
  if (cached.inFeed?.season !== season || !isRecent(cached.inFeed.at, REMEMBERED_FOR, Date.now()))
    cached.inFeed = { season, name: await resolveWeekName(season, week, budget), at: Date.now() }
  const { at, games } = await readScoreboard(season, cached.inFeed.name, budget)
  const listed = [...games.values()]
  const underWay = listed.filter(({ phase }) => phase === 'live')
  const clocks = underWay.map(({ id, home, away, period, clock, possession, down }): [string, GameClock] => [
    id,
    { homeTeamId: home.id, homeScore: home.score, awayScore: away.score, period, clock, possession, down },
  ])
  // A final without its score is still live in the stored scores. As stopped it would hold back every clock.
  const isUnscored = (game: FeedGame) => game.phase === 'final' && feedScore(game) === null
  const stopped = listed.filter((game) => game.phase !== 'live' && game.phase !== 'pre' && !isUnscored(game))
  return { at, clocks: Object.fromEntries(clocks), stopped: stopped.map(({ id }) => id) }
}
