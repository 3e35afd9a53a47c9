import { paths } from '../../common/paths'
import { expectCases, openToPlayers } from './cases'

expectCases([...openToPlayers(paths.directory()), ['bob', 'list', 'directory', 'denied', 'there is nothing to list']])
