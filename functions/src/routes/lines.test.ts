import { expect, it } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { lineResponse } from './lines'

const alabama = { favTeamId: '333', dogTeamId: '2', favorite: 'Alabama', favoriteAbbr: 'ALA', homeIsFav: false }
const auburn = { favTeamId: '2', dogTeamId: '333', favorite: 'Auburn', favoriteAbbr: 'AUB', homeIsFav: true }
const nobody = { favTeamId: null, dogTeamId: null, favorite: null, favoriteAbbr: null, homeIsFav: false }

it.each([
  ['away', 7, alabama],
  ['home', -3.5, auburn],
  ['neither side of a pick’em', 0, nobody],
  ['neither side without a spread', null, nobody],
])('a line as it is answered names its favorite: %s', (_, spread, favorite) =>
  expect(lineResponse(ironBowl({ spread }))).toMatchObject({ spread, ...favorite }),
)

it('a line as it is answered says its worth and its status in the words of older clients, too', () => {
  const double = ironBowl({ multiplier: 2, phase: 'final', homeScore: 20, awayScore: 27 })
  expect(lineResponse(double)).toMatchObject({ isDouble: true, type: 'double', status: 'final', lineType: 'SPREAD' })
  expect(lineResponse(ironBowl())).toMatchObject({ isDouble: false, type: 'single', status: 'pre' })
})
