import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'
import { SEASON, WEEK } from './world'

expectCases([
  ...openToPlayers(paths.weeklyBoard(SEASON, WEEK), paths.leaderboards(SEASON)),
  ...openToPlayers(paths.overallBoard(SEASON)),
  ...openToPlayers(paths.minigameBoard()),
  ['bob', 'get', 'leaderboards/week-10', 'denied', 'a weekly board hangs under its season'],
  ['bob', 'list', 'leaderboards', 'denied', 'only the one document is for players'],
])
