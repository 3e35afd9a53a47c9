import { useSearchParams } from 'react-router-dom'
import { isSeasonInPlay, seasonsOf } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { weekInQuery } from '#common/week/week-address'
import type { BoardView } from '#web/urls'
import { useSettings, useShownSeason } from './league'

/** A season, or all of them together. */
export type SeasonAsked = number | 'all'

/** What the chooser offers: the seasons, latest first, and all of them once one is finished. */
export interface SeasonChoices {
  /** The season that is shown. */
  season: number
  /** Whether all seasons are shown together. */
  all: boolean
  options: { value: SeasonAsked; name: string }[]
}

/**
 * What an address asks for, as far as it exists. The mini game goes on between two seasons: then it shows all its
 * rounds unless the address names a season.
 * @param asked the `season` of the query.
 */
export function seasonChoices(settings: Settings, asked: string | null, view: BoardView): SeasonChoices {
  const seasons = seasonsOf(settings)
  const isFinished = (season: number) => !isSeasonInPlay(settings, season)
  const hasAll = view !== 'weekly' && seasons.some(isFinished)
  const season = seasons.find((each) => String(each) === asked)
  const showsAllRounds = view === 'minigames' && season === undefined && isFinished(settings.season)
  const options = seasons.map((value) => ({ value, name: `Season ${value}${isFinished(value) ? ' · final' : ''}` }))
  return {
    season: season ?? settings.season,
    all: hasAll && (asked === 'all' || showsAllRounds),
    options: hasAll ? [...options, { value: 'all', name: 'All time' }] : options,
  }
}

/**
 * The season that the address names, and how to name another: the week of one season means nothing in the next.
 * `linkSeason` is what links to other boards name, so that they stay in it; undefined where the address names none.
 */
export function useSeasonAddress(view: BoardView) {
  const [query, setQuery] = useSearchParams()
  const { value: settings } = useSettings()
  const asked = query.get('season')
  const choices = settings && seasonChoices(settings, asked, view)
  const choose = (season: SeasonAsked) =>
    setQuery(
      (known) => {
        const next = withValue(known, 'season', String(season))
        next.delete('week')
        return next
      },
      { replace: true },
    )
  const shown: SeasonAsked | undefined = choices?.all ? 'all' : choices?.season
  return { choices, linkSeason: asked === null ? undefined : shown, choose }
}

/** A value of the query, and how to choose another. A choice replaces the address, so that Back leaves the screen. */
export function useQueryValue(name: string) {
  const [query, setQuery] = useSearchParams()
  const choose = (value: string) => setQuery((known) => withValue(known, name, value), { replace: true })
  return [query.get(name), choose] as const
}

/** @param query is changed: the router hands whoever sets the query a copy. */
function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  query.set(name, value)
  return query
}

/**
 * The week in the address, so that it survives a reload and can be shared; undefined when it names none. A choice names
 * its season, too: in the next season the same number is another week.
 */
export function useWeekInAddress() {
  const [query, setQuery] = useSearchParams()
  const { season } = useShownSeason()
  const choose = (week: number) =>
    setQuery((known) => withValue(withValue(known, 'season', String(season)), 'week', String(week)), { replace: true })
  return [weekInQuery(query.get('week')), choose] as const
}
