import { paths } from '#common/paths'
import { type Settings, seasonAt } from '#common/week/week'
import { read } from './firebase'
import { perProcess } from './process-memory'

/** The settings of a league before its first week. @param now epoch ms; it decides the season. */
export function newSettings(now: number): Settings {
  return { season: seasonAt(now), activeWeek: 1, openWeeks: [], weeks: [] }
}

/** The settings, which the whole league shares. */
export async function readSettings(): Promise<Settings> {
  return (await read(paths.settings())) ?? newSettings(Date.now())
}

/** How long the season and the active week are cached (ms). The season changes once a year. */
const SEASON_FRESH = 60_000
const WEEK_FRESH = 5_000

interface Cache {
  season?: { year: number; until: number }
  active?: { week: number; until: number }
}

const cache = perProcess((): Cache => ({}))

/** The season's year. It is cached: saving a pick needs it. */
export async function currentSeason(): Promise<number> {
  const { season } = cache()
  if (season && season.until >= Date.now()) return season.year
  const year = (await readSettings()).season
  cache().season = { year, until: Date.now() + SEASON_FRESH }
  return year
}

/**
 * Whether a week is the active one or before it. Only a yes is cached, so that a week that becomes active can be picked
 * at once. If a commissioner sets the active week back, another process may still say yes for {@link WEEK_FRESH} ms.
 */
export async function isOpenForPicks(week: number): Promise<boolean> {
  const { active } = cache()
  if (active && active.until > Date.now() && week <= active.week) return true
  const { activeWeek } = await readSettings()
  cache().active = { week: activeWeek, until: Date.now() + WEEK_FRESH }
  return week <= activeWeek
}

/** Drops the cached season and active week, after they were changed. */
export function forgetSeason(): void {
  delete cache().season
  delete cache().active
}
