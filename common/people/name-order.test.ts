import { expect, test } from 'vitest'
import { byName, compareNames } from './name-order'

test('the order of names is the same on every machine', () => {
  expect(['bea', 'Zed', 'Amy', 'amy'].sort(compareNames)).toEqual(['Amy', 'amy', 'bea', 'Zed'])
})

test.each([
  ['Amy', 'bea', -1],
  ['bea', 'Amy', 1],
  ['Amy', 'amy', -1],
  ['amy', 'Amy', 1],
  ['Amy', 'Amy', 0],
  ['Émile', 'Eve', -1],
  ["O'Brien", 'Oakley', 1],
  ['O’Brien', 'Ozzie', -1],
])('%s and %s compare as %i', (a, b, order) => expect(compareNames(a, b)).toBe(order))

test('players of one name are in the order of their uids', () => {
  const [first, second] = [
    { name: 'Amy', userId: 'u1' },
    { name: 'Amy', userId: 'u2' },
  ]
  expect([second, first].sort(byName)).toEqual([first, second])
  expect([second, { name: 'Al', userId: 'u3' }].sort(byName)[0]?.name).toBe('Al')
})
