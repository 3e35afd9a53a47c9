import { paths } from '../../common/paths'
import { expectCases, onlyForAnn } from './cases'
import { SEASON, WEEK } from './world'

const slips = paths.slips(SEASON, WEEK)

expectCases([
  ...onlyForAnn(paths.slip(SEASON, WEEK, 'ann')),
  ['ann', 'list', slips, 'denied', 'a list where the document is hers'],
  ['ann', 'list own', slips, 'denied', 'a list where the document is hers'],
  ['commish', 'list', slips, 'denied', 'the claim opens nothing'],
  ['commish', 'list since', slips, 'denied', 'the referee alone gathers slips'],
  ['commish', 'list group', 'slips', 'denied', 'across all weeks'],
  ['stranger', 'list', slips, 'denied', 'not signed in'],
])
