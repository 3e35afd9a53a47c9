import { expect, it } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { refusedPick, slipOf } from '../../../../tests/fixtures/pick-states'
import { cardsOf } from './cards'
import { tooLateText } from './useSave'

const lines = ['a', 'b', 'c'].map((gameId) => ironBowl({ gameId, kickoff: -1_000_000 }))
const refused = refusedPick('AWAY')

it.each([
  ['nothing', {}, ''],
  ['a first pick', { b: refused }, 'Not saved before the lock: 1 of your picks.'],
  ['a change', { a: refused }, 'Not changed before the lock: 1 of your picks.'],
  [
    'both',
    { a: refused, b: refused, c: refused },
    'Not saved before the lock: 2 of your picks. Not changed before the lock: 1 of your picks.',
  ],
])('of %s that came too late it says all at once', (_of, picks, text) => {
  expect(tooLateText(cardsOf(lines, slipOf({ a: 'HOME' }), picks, 0))).toBe(text)
})
