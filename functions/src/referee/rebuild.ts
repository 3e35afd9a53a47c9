import { readSettings } from '../settings'
import { refereePass } from './pass'
import type { PassReport } from './pass-week'

/** Publishes every week of the season from the raw picks. */
export async function rebuildSeason(): Promise<PassReport[]> {
  const { weeks } = await readSettings()
  const reports: PassReport[] = []
  for (const { week } of weeks) reports.push(...(await refereePass({ week, anew: true })))
  return reports
}
