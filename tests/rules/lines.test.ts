import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'
import { SEASON, WEEK } from './world'

expectCases([
  ...openToPlayers(paths.line(SEASON, WEEK, 'tonight'), paths.lines(SEASON, WEEK)),
  ['ann', 'get', `${paths.line(SEASON, WEEK, 'under-way')}/notes/ann`, 'denied', 'only picks hang under a line'],
  ['bob', 'list group', 'lines', 'denied', 'across all weeks'],
])
