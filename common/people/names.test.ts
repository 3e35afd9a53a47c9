import { expect, test } from 'vitest'
import { compareNames, nameToken, withNames } from './names'

test('names are in one order on every machine', () => {
  expect(['bea', 'Zed', 'Amy', 'amy'].sort(compareNames)).toEqual(['Amy', 'amy', 'bea', 'Zed'])
})

test.each([
  ['Amy', 'bea', -1],
  ['bea', 'Amy', 1],
  ['Amy', 'amy', -1],
  ['amy', 'Amy', 1],
  ['Amy', 'Amy', 0],
])('%s and %s compare as %i', (a, b, order) => expect(compareNames(a, b)).toBe(order))

test('a stored sentence names players as they are called today', () => {
  const text = `${nameToken('u1')} entered a pick for ${nameToken('u2')}: {uid:} {uid} stays`
  expect(withNames(text, (uid) => ({ u1: 'Ann', u2: 'Bob $&' })[uid] ?? '?')).toBe(
    'Ann entered a pick for Bob $&: {uid:} {uid} stays',
  )
})
