import { readSettings } from '../settings'
import { refereePass } from './pass'
import type { PassReport } from './week-pass'

/** Publishes every week of the season that has just been seeded. */
export async function rebuildSeason(): Promise<PassReport[]> {
  const { weeks } = await readSettings()
  const reports: PassReport[] = []
  for (const { week } of weeks) {
    reports.push(...(await refereePass({ week, whole: true })))
  }
  return reports
}
