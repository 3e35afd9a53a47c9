import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'

expectCases([
  ...openToPlayers(paths.settings()),
  ['bob', 'list', 'settings', 'denied', 'only the one document is for players'],
])
