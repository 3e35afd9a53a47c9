import { expect, test } from 'vitest'
import { namesText, ordinal, pointsEach, winsAndLosses } from './place-words'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [113, '113th'],
])('place %d: %s', (place, text) => expect(ordinal(place)).toBe(text))

test('pushes are in a record only where there are some', () =>
  expect([winsAndLosses(9, 3, 0), winsAndLosses(9, 3, 1)]).toEqual(['9–3', '9–3–1']))

test.each([
  [['Ann'], 'Ann'],
  [['Ann', 'Bob', 'Cy', 'Dee'], 'Ann, Bob, Cy, and Dee'],
  [['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo'], 'Ann, Bob, Cy, and 3 more'],
])('names %o', (names, text) => expect(namesText(names)).toBe(text))

test('several have so many points each', () =>
  expect([pointsEach(9, 1), pointsEach(1, 2)]).toEqual(['9 points', '1 point each']))
