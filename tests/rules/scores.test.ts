import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'
import { SEASON, WEEK } from './world'

expectCases(openToPlayers(paths.scores(SEASON, WEEK), `${paths.season(SEASON)}/scores`))
