import { paths } from '../../common/paths'
import { expectCases, onlyForAnn, openToPlayers } from './cases'

expectCases([
  ...openToPlayers(paths.user('ann'), paths.users()),
  ...onlyForAnn(paths.account('ann')),
  ['ann', 'get', 'users/ann/private/notes', 'denied', 'not the account'],
  ['ann', 'list', 'users/ann/private', 'denied', 'a list where the document is hers'],
  ['commish', 'list group', 'private', 'denied', 'across all players'],
])
