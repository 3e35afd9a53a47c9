import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'
import { SEASON } from './world'

expectCases([
  ...openToPlayers(paths.change(SEASON, 'line-moved'), paths.changes(SEASON)),
  ['bob', 'list since', paths.changes(SEASON), 'allowed', 'the newest entries only'],
])
