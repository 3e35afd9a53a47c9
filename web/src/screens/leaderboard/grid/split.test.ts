import { expect, it } from 'vitest'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { splitOf } from './split'

const board = boardOf([ironBowl({ gameId: 'a', revealedAt: KICKOFF }), ironBowl({ gameId: 'b' })], {
  cy: { sides: { a: 'HOME', b: 'HOME' } },
  ann: { sides: { a: 'AWAY', b: 'HOME' } },
  bob: { sides: {} },
  dee: { sides: { a: 'AWAY' } },
})

it('names who took which side, and who took none', () => {
  expect(splitOf(board, 'a')).toEqual({ AWAY: ['ann', 'dee'], HOME: ['cy'], missed: ['bob'] })
})

it('is not told before the game reveals', () => expect(splitOf(board, 'b')).toBeNull())
