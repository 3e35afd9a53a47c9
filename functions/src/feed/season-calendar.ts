import { ApiError } from '#common/api/api-error'
import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import type { CalendarWeek } from '#common/week/calendar'
import { type WeekName, weekName } from '#common/week/week'
import { read } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { FeedDown, readScoreboard } from './espn'

/** How long the feed's calendar is cached (ms). It changes a few times a year at most. */
const CALENDAR_FRESH = 6 * HOUR

const calendarCache = perProcess((): { latest?: { season: number; until: number; weeks: CalendarWeek[] } } => ({}))

/**
 * The season's weeks by the feed's calendar; empty while the feed is down.
 * @param signal aborts the reading; by default a deadline of its own does.
 */
export async function seasonCalendar(season: number, signal?: AbortSignal): Promise<CalendarWeek[]> {
  const { latest } = calendarCache()
  if (latest?.season === season && latest.until > Date.now()) return latest.weeks
  try {
    const { calendar: weeks } = await readScoreboard(season, weekName(1), signal)
    if (weeks.length) calendarCache().latest = { season, until: Date.now() + CALENDAR_FRESH, weeks }
    return weeks
  } catch (error) {
    // Whoever needs the scores of the same feed reports that it is down.
    if (error instanceof FeedDown) return []
    throw error
  }
}

/**
 * What a week is called, here and in the feed. A week with games keeps its stored name, by which they were chosen, and
 * one that a commissioner named keeps its label and days. For others the feed's calendar decides; while the feed is down,
 * the stored name or else the usual numbering.
 * @param signal as for {@link seasonCalendar}.
 * @throws ApiError bad-input when the season has no such week.
 */
export async function weekNameOf(season: number, week: number, signal?: AbortSignal): Promise<WeekName> {
  const opened = await read(paths.week(season, week))
  if (opened?.slate.length) return opened
  const calendar = await seasonCalendar(season, signal)
  const named = calendar.find((each) => each.week === week)
  if (opened?.days) return { ...(named ?? opened), label: opened.label, days: opened.days }
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
