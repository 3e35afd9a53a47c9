import { readSettings } from '../settings'
import { refereePass } from './pass'

/** Publishes every week of the season that has just been seeded. */
export async function rebuildSeason(): Promise<void> {
  const { weeks } = await readSettings()
  for (const { week } of weeks) await refereePass({ week, whole: true })
}
