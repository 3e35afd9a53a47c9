import { type WeekName, weekName } from '../../../common/week'
import { Overtaken } from '../held'
import { closeWeek, readSettings } from '../settings'
import { type Ask, type PassReport, passWeek } from './pass-week'
import type { League } from './publish'

/** More passes at once than a league has officers and schedules. */
const TRIES = 8

/**
 * One pass of the referee over the open weeks: poll, merge, reveal, grade, publish. It may run twice, late, half-way
 * or at the same time as another; the documents end the same.
 * @param ask.week only this week, even when it is closed.
 */
export async function refereePass(ask: Ask & { week?: number } = {}): Promise<PassReport[]> {
  const settings = await readSettings()
  const weeks = ask.week === undefined ? settings.openWeeks : [ask.week]
  const reports: PassReport[] = []
  for (const week of weeks) {
    const name = settings.weeks.find((each) => each.week === week) ?? weekName(week)
    const report = await converge(settings, name, ask)
    if (report.finished && week !== settings.activeWeek) await closeWeek(week)
    reports.push(report)
  }
  return reports
}

/** Goes again for as long as somebody else writes first. */
async function converge(league: League, week: WeekName, ask: Ask): Promise<PassReport> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await passWeek(league, week, ask)
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === TRIES) throw error
    }
  }
}
