import { expect, it } from 'vitest'
import { leadText, placeText } from './place'

const rowsOf = (...points: number[]) => points.map((each, index) => ({ userId: `p${index}`, points: each }))

it.each<[points: number[], index: number, place: string, lead: string | null]>([
  [[7, 5, 5, 1], 0, '1st', '2 ahead'],
  [[7, 5, 5, 1], 1, 'Tied for 2nd', '2 behind the lead'],
  [[7, 5, 5, 1], 3, '4th', '6 behind the lead'],
  [[7, 7, 3], 1, 'Tied for 1st', null],
  [[7, 7, 3], 2, '3rd', '4 behind the lead'],
  [[1], 0, '1st', null],
])('of %o, player %d is %s', (points, index, place, lead) => {
  expect(placeText(rowsOf(...points), `p${index}`)).toBe(place)
  expect(leadText(rowsOf(...points), `p${index}`)).toBe(lead)
})

it('says nothing of who is not on the board', () => {
  expect(placeText(rowsOf(1), 'stranger')).toBeNull()
  expect(leadText(rowsOf(1), undefined)).toBeNull()
})

it('says no place before anybody has a point, when everybody would be tied for first', () =>
  expect(placeText(rowsOf(0, 0), 'p1')).toBeNull())
