import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { isSeasonInPlay, seasonAt, seasonsOf, weeksOf } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { read, readIn } from './firebase'
import { perProcess } from './process-memory'

/** The settings of a league before its first week. @param now epoch ms; it decides the season. */
export function newSettings(now: number): Settings {
  return { season: seasonAt(now), activeWeek: 1, openWeeks: [], weeks: [], finishedWeeks: [] }
}

/** The settings as they were read, or those of a league that has none yet. */
export const settingsOf = (stored: Settings | null | undefined): Settings => stored ?? newSettings(Date.now())

/** The settings, which the whole league shares. */
export const readSettings = async (): Promise<Settings> => settingsOf(await read(paths.settings()))

/**
 * Whether a week is played: the active one, and each other that is not settled. None is once the season is finished.
 */
export const isWeekInPlay = (settings: Settings, week: number): boolean =>
  isSeasonInPlay(settings, settings.season) && (week === settings.activeWeek || settings.openWeeks.includes(week))

export const readSettingsIn = async (tx: Transaction): Promise<Settings> =>
  settingsOf(await readIn(tx, paths.settings()))

const lastSeason = perProcess((): { season?: number } => ({}))

/** The present season, as stored now; the process remembers it for {@link probableSeason}. */
export async function currentSeason(): Promise<number> {
  const { season } = await readSettings()
  lastSeason().season = season
  return season
}

/**
 * The season as this process last read it, for a transaction that reads the settings together with documents of the
 * season, and again if they name another.
 */
export const probableSeason = async (): Promise<number> => lastSeason().season ?? currentSeason()

/** Remembers a season that a transaction has read. */
export function rememberSeason(season: number): void {
  lastSeason().season = season
}

/** The season and the week that a call asks for; by default the active week, or the last one of an earlier season. */
export async function readWeekAsked(asked: { season?: number | undefined; week?: number | undefined }) {
  const { settings, season } = await readSeason(asked.season)
  const latest = season === settings.season ? settings.activeWeek : weeksOf(settings, season).at(-1)?.week
  return { season, week: asked.week ?? latest ?? settings.activeWeek, isFinished: !isSeasonInPlay(settings, season) }
}

/**
 * The settings, and the season that a call asks for; by default, and where it asks for all, the present one.
 * @throws ApiError not-found
 */
export async function readSeason(asked: number | 'all' | undefined): Promise<{ settings: Settings; season: number }> {
  const settings = await readSettings()
  const season = asked === undefined || asked === 'all' ? settings.season : asked
  if (!seasonsOf(settings).includes(season))
    throw new ApiError('not-found', `The league has not played a season of ${season}.`)
  return { settings, season }
}
