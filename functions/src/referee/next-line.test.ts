import { expect, it } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { FieldValue } from '../../../tests/simulation/store/sdk'
import { fieldsToUpdate } from './next-line'

it.each([
  ['nothing where nothing differs', {}, null],
  ['the fields that differ', { phase: 'live', broadcast: 'ESPN' }, { phase: 'live', broadcast: 'ESPN' }],
  ['a score, with no stamp', { homeScore: 0 }, { homeScore: 0 }],
  [
    'the moment of a change of the lock, by the database’s clock',
    { lockWas: 1 },
    { lockWas: 1, movedAt: FieldValue.serverTimestamp() },
  ],
  [
    'the same beside other fields',
    { lockWas: 1, moveDecidedAt: 2 },
    { lockWas: 1, moveDecidedAt: 2, movedAt: FieldValue.serverTimestamp() },
  ],
  [
    'the same for a second change that puts off the same lock',
    { movedAt: 5 },
    { movedAt: FieldValue.serverTimestamp() },
  ],
] as const)('of a line is written %s', (_about, change, written) => {
  expect(fieldsToUpdate(ironBowl(), ironBowl(change))).toEqual(written)
})
