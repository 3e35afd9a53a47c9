import { ApiError } from '#common/api/api-error'
import { HOUR, isRecent } from '#common/durations'
import { paths } from '#common/paths'
import { type CalendarWeek, isOfWeek } from '#common/week/calendar'
import { defaultWeekName, LAST_WEEK, type WeekName } from '#common/week/week'
import { read } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { currentSeason } from '../db/settings'
import { keptName } from '../db/week'
import { type FeedBudget, FeedDown, ifFeedDown, newFeedBudget, readScoreboard } from './espn'
import type { Scoreboard } from './feed-game'

/** How long the feed's calendar is cached (ms). It changes a few times a year at most. */
const CALENDAR_CACHED_FOR = 6 * HOUR

const calendarCache = perProcess((): { latest?: { season: number; until: number; weeks: CalendarWeek[] } } => ({}))

/**
 * The season's weeks by the feed's calendar, an older one while it cannot be read; null where there is none, empty if
 * the feed answers without one.
 * @param budget as of {@link readScoreboard}; by default one of its own.
 */
export async function feedCalendar(season: number, budget?: FeedBudget): Promise<CalendarWeek[] | null> {
  const { latest } = calendarCache()
  if (latest?.season === season && latest.until > Date.now()) return latest.weeks
  // Whoever needs the scores of the same feed reports that it is down.
  const scoreboard = await readScoreboard(season, defaultWeekName(1), budget).catch(ifFeedDown(null))
  const weeks = scoreboard?.calendar ?? []
  if (weeks.length) calendarCache().latest = { season, until: Date.now() + CALENDAR_CACHED_FOR, weeks }
  else if (latest?.season === season) return latest.weeks
  return scoreboard && weeks
}

/** As {@link feedCalendar}, but empty, not null, while the feed is down: the usual numbering then names the weeks. */
export const feedCalendarOrEmpty = async (season: number, budget?: FeedBudget): Promise<CalendarWeek[]> =>
  (await feedCalendar(season, budget)) ?? []

/**
 * What a week is called, here and in the feed: by the feed's calendar, unless {@link keptName} says otherwise; while
 * the feed is down, by the stored name or else the usual numbering.
 * @param budget as for {@link feedCalendarOrEmpty}.
 * @throws ApiError bad-input when the season has no such week.
 */
export async function resolveWeekName(season: number, week: number, budget?: FeedBudget): Promise<WeekName> {
  const storedWeek = await read(paths.week(season, week))
  if (storedWeek?.slate.length) return storedWeek
  const calendar = await feedCalendarOrEmpty(season, budget)
  const named = calendar.find((each) => each.week === week)
  if (calendar.length > 0 && !named && !storedWeek)
    throw new ApiError('bad-input', noSuchWeekText(season, week, calendar))
  return keptName(storedWeek, named ?? storedWeek ?? defaultWeekName(week))
}

/** Why a week that the season's calendar does not have is refused. */
export function noSuchWeekText(season: number, week: number, calendar: readonly WeekName[]): string {
  const [first, last] = [calendar[0], calendar.at(-1)]
  const end = first && week < first.week ? `begins with ${first.label}` : `ends with ${last?.label}, ${last?.week}`
  return `The season of ${season} has no week ${week}: it ${end}.`
}

/**
 * A week's scoreboard: `games` are those of the week, `listed` all that the feed has in its list. `notice` is a
 * sentence if the feed responded for another week than the requested one, else empty.
 */
type WeekScoreboard = Scoreboard & { listed: Scoreboard['games']; notice: string }

/** How long a failure is cached at most (ms), so that many callers do not all retry a feed that is down. */
const FAILURE_CACHED_FOR = 5_000

/** The last request of a week's scoreboard. */
interface FeedRequest {
  response: Promise<WeekScoreboard>
  /** When it ended (epoch ms) and whether it failed; null while it is pending. */
  end: { at: number; isFailure: boolean } | null
}

const requests = perProcess(() => new Map<string, FeedRequest>())

/**
 * The feed's games of a week. Calls that come while a request is pending share its response.
 * @param maxAge how old a cached response may be (ms). A call that any player may make must not burst on the feed.
 * @param season the present one, if it has just been read.
 * @throws ApiError feed-down
 */
export async function weekScoreboard(
  week: number,
  { maxAge = 0, season: known }: { maxAge?: number; season?: number } = {},
): Promise<WeekScoreboard> {
  const season = known ?? (await currentSeason())
  const key = `${season}/${week}`
  const earlier = requests()
  const before = earlier.get(key)
  if (before && isFresh(before, maxAge)) return before.response
  const request: FeedRequest = { response: requestScoreboard(season, week), end: null }
  earlier.set(key, request)
  const ended = (isFailure: boolean) => () => {
    request.end = { at: Date.now(), isFailure }
  }
  request.response.then(ended(false), ended(true))
  return request.response
}

function isFresh({ end }: FeedRequest, maxAge: number): boolean {
  return end === null || isRecent(end.at, end.isFailure ? Math.min(maxAge, FAILURE_CACHED_FOR) : maxAge, Date.now())
}

async function requestScoreboard(season: number, week: number): Promise<WeekScoreboard> {
  const budget = newFeedBudget()
  try {
    const name = await resolveWeekName(season, week, budget)
    const scoreboard = await readScoreboard(season, name, budget)
    const calendar = scoreboard.calendar.length ? scoreboard.calendar : await feedCalendarOrEmpty(season, budget)
    const games = new Map([...scoreboard.games].filter(([, { kickoff }]) => isOfWeek(calendar, week, kickoff)))
    const otherWeek = otherWeekText(scoreboard, season, name)
    const notice = otherWeek && `${otherWeek} Check the dates of its games.`
    return { ...scoreboard, calendar, games, listed: scoreboard.games, notice }
  } catch (error) {
    throw error instanceof FeedDown ? new ApiError('feed-down', error.message) : error
  }
}

/** What a response says that it is of. */
type AnsweredWeek = Pick<Scoreboard, 'season' | 'seasonType' | 'week'>

/** What is said of a response for another week or season than the requested one; empty for the right one. */
export function otherWeekText(scoreboard: AnsweredWeek, season: number, name: WeekName): string {
  if (!isOfAnotherWeek(scoreboard, season, name)) return ''
  const given = [scoreboard.week === null ? 'games' : `week ${scoreboard.week}`, scoreboard.season]
    .filter(Boolean)
    .join(' of ')
  return `Asked for ${name.label} of ${season}, the score feed answered with ${given}.`
}

/** Whether the feed responded for another week or season than the requested one. The bowls are a week 1, too. */
const isOfAnotherWeek = (answered: AnsweredWeek, season: number, { seasonType, feedWeek }: WeekName): boolean =>
  (answered.week ?? feedWeek) !== feedWeek ||
  (answered.seasonType ?? seasonType) !== seasonType ||
  (answered.season ?? season) !== season

/** The weeks before and after one, where a game of it may be listed. The feed has weeks 0 and 1 in one list. */
export const weeksBeside = (week: number): number[] =>
  [week - 1, Math.max(week, 1) + 1].filter((each) => each >= 1 && each <= LAST_WEEK)
