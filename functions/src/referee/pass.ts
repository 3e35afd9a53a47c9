import { type WeekName, weekName } from '#common/week/week'
import { readSettings } from '../db/settings'
import { feedDeadline } from '../feed/espn'
import { QUIET_PASS_EVERY } from './wake'
import { isFullPassDue, type PassOptions, type PassReport, passWeek } from './week-pass'

/** Finals are corrected for about a week; a finished week is looked at twice as long (ms). */
const CORRECTED_FOR = 14 * 86_400_000

/**
 * One pass of the referee over the open weeks, and over the finished ones that are due for a look. It may run twice,
 * late, half-way or at the same time as another; the documents end the same. One deadline holds for everything it asks
 * of the feed.
 * @param options.week only this week, even when it is finished.
 */
export async function refereePass(options: PassOptions & { week?: number } = {}): Promise<PassReport[]> {
  const settings = await readSettings()
  const { season } = settings
  const signal = feedDeadline()
  const now = Date.now()
  const finished = (settings.finishedWeeks ?? [])
    .filter(({ week, at }) => now - at < CORRECTED_FOR && isFullPassDue(season, week, QUIET_PASS_EVERY, now))
    .map(({ week }) => week)
  const reports: PassReport[] = []
  for (const week of options.week === undefined ? [...settings.openWeeks, ...finished] : [options.week]) {
    const name: WeekName = settings.weeks.find((each) => each.week === week) ?? weekName(week)
    reports.push(await passWeek(season, name, options, signal))
  }
  return reports
}
