import { expect, test } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { refuseOutOfSeason, stepOf } from './changes'
import { stillIs } from './undo'

const was = ironBowl({ spread: -3 })
const next = { ...was, spread: -3.5, spreadWas: -3 }

test('a step has the fields that differ and no others', () =>
  expect(stepOf(was, next)).toEqual({ was: { spread: -3, spreadWas: null }, is: { spread: -3.5, spreadWas: -3 } }))

test('equal values have no step', () => expect(stepOf(was, { ...was })).toBeNull())

test('a field that an older document lacks counts as null', () => {
  const { spreadWas: _, ...older } = was
  expect(stepOf(older as typeof was, next)?.was).toEqual({ spread: -3, spreadWas: null })
})

test('a value still is as it was left, whatever other fields have changed', () => {
  const step = stepOf(was, next)
  if (!step) throw new Error('no step')
  expect(stillIs({ ...next, kickoff: 0, homeRank: 1 }, step)).toBe(true)
  expect(stillIs({ ...next, spread: -4 }, step)).toBe(false)
  expect(stillIs(undefined, step)).toBe(false)
})

test.each([
  ['in its months, March to February', '2026-02-28', '2025-09-01', true],
  ['near to today, in a season that was begun ahead', '2024-12-07', '2024-11-22', true],
  ['a year late', '2026-09-05', '2025-09-01', false],
  ['a year early', '2024-09-05', '2025-09-01', false],
])('a kickoff by hand for the season of 2025: %s', (_about, kickoff, now, isTaken) => {
  const refuse = () => refuseOutOfSeason(2025, Date.parse(kickoff), Date.parse(now))
  if (isTaken) expect(refuse).not.toThrow()
  else expect(refuse).toThrow('That kickoff is not in the season of 2025. Please check its date.')
})
