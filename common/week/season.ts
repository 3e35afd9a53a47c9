import { DAY } from '#common/durations'
import { defaultWeekName, type FinishedSeason, type Settings, type WeekName } from './week'

/** The season that a time (epoch ms) belongs to: March to February, named after the year it begins in. */
export function seasonAt(now: number): number {
  const date = new Date(now)
  return date.getUTCMonth() >= 2 ? date.getUTCFullYear() : date.getUTCFullYear() - 1
}

/** A kickoff so near to today is no wrong year (ms), even in a season that was begun ahead of its months. */
const NEAR = 28 * DAY

/**
 * Whether a game of a season may have this kickoff: it is in the season's months, March to February, or near to today.
 * @param now epoch ms
 */
export const isOfSeason = (season: number, kickoff: number, now: number): boolean =>
  seasonAt(kickoff) === season || Math.abs(kickoff - now) <= NEAR

const withGames = (weeks: Settings['weeks']): WeekName[] =>
  weeks.filter(({ isEmpty }) => !isEmpty).map(({ isEmpty: _, ...name }) => name)

const finishedSeason = ({ finishedSeasons = [] }: Pick<Settings, 'finishedSeasons'>, season: number) =>
  finishedSeasons.find((each) => each.season === season)

/** Whether documents under a season may change: it is the present one, and not finished. */
export const isSeasonInPlay = (settings: Pick<Settings, 'season' | 'finishedSeasons'>, season: number): boolean =>
  settings.season === season && !finishedSeason(settings, season)

/** The seasons that have something to show, latest first: the present one and the finished ones. */
export function seasonsOf({ season, finishedSeasons = [] }: Settings): number[] {
  return [...new Set([season, ...finishedSeasons.map((each) => each.season)])].sort((a, b) => b - a)
}

/**
 * The weeks of a season that players may look at: of the one in play those with games, up to the active one. None of a
 * season that the league has not played.
 */
export function weeksOf(settings: Settings, season: number): WeekName[] {
  const finished = finishedSeason(settings, season)
  if (finished) return finished.weeks
  const { weeks, activeWeek } = settings
  return settings.season === season ? withGames(weeks).filter(({ week }) => week <= activeWeek) : []
}

/**
 * Whether players can pick in a week: it was opened, and is the active one or before it. A league or a season begins
 * with an active week that was not opened, and until one is, Weekly Picks shows none.
 */
export const isOpenForPicks = (week: number, settings: Pick<Settings, 'activeWeek' | 'weeks'> | undefined): boolean =>
  settings !== undefined &&
  week <= settings.activeWeek &&
  [week, settings.activeWeek].every((wanted) => settings.weeks.some((each) => each.week === wanted))

/** Whether players can pick in a week, or could before the active week was set back: they know its numbers. */
export const wasOpenForPicks = (week: number, settings: Settings): boolean =>
  isOpenForPicks(week, { ...settings, activeWeek: Math.max(settings.activeWeek, settings.openedTo ?? 0) })

/** The name of a week: `Week 9`, or the schedule's own, e.g. `Bowls`; by its number if it is not among `weeks`. */
export const weekLabel = (weeks: readonly WeekName[] | undefined, week: number): string => weekName(weeks, week).label

/** A week with what the feed calls it; by the usual numbering if it is not among `weeks`. */
export const weekName = (weeks: readonly WeekName[] | undefined, week: number): WeekName =>
  weeks?.find((each) => each.week === week) ?? defaultWeekName(week)

/** The name of a week of this season, which is the present one or finished. */
export const storedWeekName = (settings: Settings, season: number, week: number): WeekName =>
  weekName(season === settings.season ? settings.weeks : weeksOf(settings, season), week)

/**
 * Whether each season has a mini games' board of its own. In its first season a league has only that of all rounds,
 * which is copied to the season when that is finished.
 */
export const seasonsHaveMinigameBoards = ({ finishedSeasons = [] }: Pick<Settings, 'finishedSeasons'>): boolean =>
  finishedSeasons.length > 0

/**
 * The settings with the present season finished, with the weeks that were played: those up to the active one, and later
 * ones of which a game has revealed, as the active week may have been set back. One without a week leaves no trace.
 * @param revealed the weeks of which a game has revealed.
 * @param now epoch ms
 */
export function withSeasonFinished(settings: Settings, revealed: readonly number[], now: number): Settings {
  const { season, activeWeek, finishedSeasons = [] } = settings
  if (!isSeasonInPlay(settings, season)) return settings
  const weeks = withGames(settings.weeks).filter(({ week }) => week <= activeWeek || revealed.includes(week))
  const finished: FinishedSeason = { season, closedAt: now, weeks }
  const all = weeks.length ? [...finishedSeasons, finished] : finishedSeasons
  return { ...settings, openWeeks: [], finishedWeeks: [], finishedSeasons: all }
}

/**
 * The only season that may begin: the one after the present, or the one that the calendar has reached where years were
 * skipped. While the present one has no games, only the calendar counts: otherwise repeated calls would skip season
 * after season. It is the present one while none may begin.
 */
export const nextToBegin = ({ season, weeks }: Pick<Settings, 'season' | 'weeks'>, now: number): number =>
  Math.max(withGames(weeks).length > 0 ? season + 1 : season, seasonAt(now))
