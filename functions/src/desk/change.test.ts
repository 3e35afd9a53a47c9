import { expect, test } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { fieldsChanged } from './change'
import { isUnchangedSince } from './undo-fields'

const was = ironBowl({ spread: -3 })
const next = { ...was, spread: -3.5, spreadWas: -3 }

test('a step has the fields that differ and no others', () =>
  expect(fieldsChanged(was, next)).toEqual({
    was: { spread: -3, spreadWas: null },
    is: { spread: -3.5, spreadWas: -3 },
  }))

test('what the feed says of a final again is not part of the step: the next reading changes it', () => {
  const finalAgain = { since: 0, last: 0, readings: 1, phase: 'final', homeScore: 3, awayScore: 0 } as const
  const step = fieldsChanged({ ...next, finalAgain }, { ...was, finalAgain: null })
  expect(step?.is).toEqual({ spread: -3, spreadWas: null })
})

test('equal values have none', () => expect(fieldsChanged(was, { ...was })).toBeNull())

test('a field that an older document lacks counts as null', () => {
  const { spreadWas: _, ...older } = was
  expect(fieldsChanged(older as typeof was, next)?.was).toEqual({ spread: -3, spreadWas: null })
  expect(fieldsChanged(older as typeof was, was)).toBeNull()
})

test('a value still is as it was left, whatever other fields have changed', () => {
  const step = fieldsChanged(was, next)
  if (!step) throw new Error('no step')
  expect(isUnchangedSince({ ...next, kickoff: 0, homeRank: 1 }, step)).toBe(true)
  expect(isUnchangedSince({ ...next, spread: -4 }, step)).toBe(false)
  expect(isUnchangedSince(undefined, step)).toBe(false)
})
