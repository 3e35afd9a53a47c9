import { useSearchParams } from 'react-router-dom'
import { isInPlay, seasonsOf } from '#common/week/season'
import type { Settings } from '#common/week/week'
import type { BoardView } from '#web/urls'
import { useSettings } from './league'

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
 * What an address asks for, as far as it exists. The mini game goes on between two seasons: then it shows all its rounds
 * unless the address names a season.
 * @param asked the `season` of the query.
 */
export function seasonChoices(settings: Settings, asked: string | null, view: BoardView): SeasonChoices {
  const seasons = seasonsOf(settings)
  const isOver = (season: number) => !isInPlay(settings, season)
  const hasAll = view !== 'weekly' && seasons.some(isOver)
  const season = seasons.find((each) => String(each) === asked)
  const showsAllRounds = view === 'minigames' && season === undefined && isOver(settings.season)
  const options = seasons.map((value) => ({ value, name: `Season ${value}${isOver(value) ? ' · final' : ''}` }))
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
    setQuery((known) => {
      const kept = [...known].filter(([key]) => key !== 'season' && key !== 'week')
      return new URLSearchParams([...kept, ['season', String(season)]])
    })
  const shown: SeasonAsked | undefined = choices?.all ? 'all' : choices?.season
  return { choices, linkSeason: asked === null ? undefined : shown, choose }
}

/** The week that the query of an address names, which may be 0; undefined when it names none. */
export function weekInQuery(query: URLSearchParams): number | undefined {
  const week = query.get('week')
  return week && /^\d+$/.test(week) ? Number(week) : undefined
}
