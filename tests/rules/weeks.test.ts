import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'
import { SEASON, WEEK } from './world'

expectCases([
  ...openToPlayers(paths.week(SEASON, WEEK), paths.weeks(SEASON)),
  ['ann', 'get', `${paths.week(SEASON, WEEK)}/notes/ann`, 'denied', 'only lines and slips hang under a week'],
  ['ann', 'get', `${paths.season(SEASON)}/notes/ann`, 'denied', 'not one of the collections of a season'],
  ['bob', 'get', paths.season(SEASON), 'denied', 'the season itself is no document'],
  ['bob', 'list', 'seasons', 'denied', 'the season itself is no document'],
])
