import { expect, test } from 'vitest'
import { picksPath, weekInQuery } from './week-address'

test('the picks of the active week have an address without a number', () => {
  expect([picksPath(9, 9), picksPath(8, 9), picksPath(9)]).toEqual([
    '/weekly-picks',
    '/weekly-picks?week=8',
    '/weekly-picks?week=9',
  ])
})

test.each<[value: string | null, week: number | undefined]>([
  ['11', 11],
  ['0', 0],
  ['', undefined],
  [null, undefined],
  ['x', undefined],
  ['-1', undefined],
])('the value %j of a query names the week %s', (value, week) => expect(weekInQuery(value)).toBe(week))
