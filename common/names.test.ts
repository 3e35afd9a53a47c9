import { expect, test } from 'vitest'
import { compareNames, nameToken, withNames } from './names'

test('names are in one order on every machine', () => {
  expect(['bea', 'Zed', 'Amy', 'amy'].sort(compareNames)).toEqual(['Amy', 'amy', 'bea', 'Zed'])
})

test('a stored sentence names players as they are called today', () => {
  const text = `${nameToken('u1')} entered a pick for ${nameToken('u2')}: {uid:} {uid} stays`
  expect(withNames(text, (uid) => ({ u1: 'Ann', u2: 'Bob $&' })[uid] ?? '?')).toBe(
    'Ann entered a pick for Bob $&: {uid:} {uid} stays',
  )
})
