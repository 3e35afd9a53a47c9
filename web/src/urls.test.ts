import { expect, test } from 'vitest'
import { weekInQuery } from './urls'

test.each<[query: string, week: number | undefined]>([
  ['week=11', 11],
  ['week=0', 0],
  ['week=', undefined],
  ['', undefined],
  ['week=x', undefined],
  ['week=-1', undefined],
])('?%s names the week %s', (query, week) => expect(weekInQuery(new URLSearchParams(query))).toBe(week))
