import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import type { CalendarWeek } from '#common/week/calendar'
import { type Week, type WeekName, weekName } from '#common/week/week'
import { read } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { FeedDown, readScoreboard } from './espn'

/** A calendar changes a few times a year at most. */
const FRESH = 6 * 3_600_000

const memory = perProcess((): { latest?: { season: number; until: number; weeks: CalendarWeek[] } } => ({}))

/** The season's weeks as the feed has them; none while it cannot be read. */
export async function seasonCalendar(season: number, signal?: AbortSignal): Promise<CalendarWeek[]> {
  const { latest } = memory()
  if (latest?.season === season && latest.until > Date.now()) return latest.weeks
  try {
    const { calendar: weeks } = await readScoreboard(season, weekName(1), signal)
    if (weeks.length) memory().latest = { season, until: Date.now() + FRESH, weeks }
    return weeks
  } catch (error) {
    if (error instanceof FeedDown) return []
    throw error
  }
}

/**
 * What a week is called, here and in the feed: what it was once its games were chosen by that; else what the feed's
 * calendar says; else, while the feed is down, what it was opened as or the numbering we know.
 * @throws ApiError bad-input when the season has no such week.
 */
export async function weekNameOf(season: number, week: number): Promise<WeekName> {
  const opened = await read<Week>(paths.week(season, week))
  if (opened?.slate.length) return opened
  const calendar = await seasonCalendar(season)
  const named = calendar.find((each) => each.week === week)
  if (named) return named
  const last = calendar.at(-1)
  if (last && !opened) {
    throw new ApiError(
      'bad-input',
      `The season of ${season} has no week ${week}: it ends with ${last.label}, ${last.week}.`,
    )
  }
  return opened ?? weekName(week)
}
