import { describe, expect, it, test } from 'vitest'
import { isOfWeek } from '#common/week/calendar'
import * as feed from '../../../tests/fixtures/feed-answer'
import { parseCalendar } from './espn-calendar'

const { BOWLS_2022, BOWLS_2026, feedLeague, PLAYOFFS_2026, REGULAR_2022, REGULAR_2026 } = feed
const at = (moment: string) => Date.parse(`${moment}:00Z`)

describe('the season of 2026', () => {
  const calendar = parseCalendar(feedLeague(2026, REGULAR_2026, [BOWLS_2026, PLAYOFFS_2026]), 2026)
  const week = (number: number) => calendar.find((each) => each.week === number)

  it('has fifteen regular weeks with the feed’s own numbers, then the bowls and the play-offs', () => {
    expect(calendar.map((each) => each.week)).toEqual(Array.from({ length: 18 }, (_, number) => number))
    for (let number = 1; number <= 15; number += 1) {
      expect(week(number)).toMatchObject({ label: `Week ${number}`, seasonType: 2, feedWeek: number })
    }
    expect(week(16)).toMatchObject({ label: 'Bowls', seasonType: 3, feedWeek: 1 })
    expect(week(17)).toMatchObject({ label: 'Play-offs', seasonType: 3, feedWeek: 999 })
  })

  it('splits the feed’s long week 1: week 0 is its first weekend, week 1 the one of Labor Day', () => {
    expect(week(0)).toEqual({
      ...{ week: 0, label: 'Week 0', seasonType: 2, feedWeek: 1 },
      ...{ start: at('2026-08-22T07'), end: at('2026-09-01T07') },
    })
    expect(week(1)).toMatchObject({ start: at('2026-09-01T07'), end: at('2026-09-08T07') })
  })

  it('has no gap between the weeks of the regular season', () => {
    const weeks = calendar.filter(({ seasonType }) => seasonType === 2)
    expect(weeks.slice(1).map(({ start }) => start)).toEqual(weeks.slice(0, -1).map(({ end }) => end))
    expect(week(16)?.start).toBe(weeks.at(-1)?.end)
  })
})

const regular: Record<number, readonly feed.FeedWeek[]> = { 2022: REGULAR_2022, 2026: REGULAR_2026 }

test.each<[season: number, kickoff: string, about: string, week: number]>([
  [2022, '2022-08-27T16', 'Nebraska against Northwestern in Dublin', 0],
  [2022, '2022-09-01T23', 'West Virginia at Pittsburgh, on the Thursday before Labor Day', 1],
  [2022, '2022-09-06T00', 'Clemson at Georgia Tech, on Labor Day', 1],
  [2026, '2026-08-29T16', 'the first games of 2026', 0],
  [2026, '2026-09-04T00', 'the Thursday of 2026', 1],
])('in %d a kickoff at %s, %s, is of week %d', (season, kickoff, _about, week) => {
  const calendar = parseCalendar(feedLeague(season, regular[season] ?? []), season)
  expect([0, 1].filter((number) => isOfWeek(calendar, number, at(kickoff)))).toEqual([week])
})

test('2022 had no play-offs of their own, and its bowls followed week 15', () => {
  const calendar = parseCalendar(feedLeague(2022, REGULAR_2022, [BOWLS_2022]), 2022)
  expect(calendar.at(-1)).toMatchObject({ week: 16, label: 'Bowls', feedWeek: 1, end: at('2023-01-11T08') })
})

test('the weeks are sorted, whatever order the feed lists them in', () => {
  const weeks = REGULAR_2026.slice(1, 4).reverse()
  const calendar = parseCalendar(feedLeague(2026, weeks, [PLAYOFFS_2026, BOWLS_2026]), 2026)
  expect(calendar.map(({ label }) => label)).toEqual(['Week 2', 'Week 3', 'Week 4', 'Bowls', 'Play-offs'])
  expect(calendar.map(({ week }) => week)).toEqual([2, 3, 4, 5, 6])
})

const oneWeek = (...days: [from: string, to: string]) => feedLeague(2026, [['Week 1', 1, ...days]])

test('only a week 1 is split, however long the first week is', () => {
  const league = feedLeague(2026, [['Week 2', 2, '2026-08-22T07', '2026-09-08T07']])
  expect(parseCalendar(league, 2026).map(({ week }) => week)).toEqual([2])
})

test('a calendar with a week that ends before it begins is ignored', () => {
  const turned: feed.FeedWeek = ['Week 16', 16, '2026-12-13T08', '2026-12-12T08']
  expect(parseCalendar(feedLeague(2026, [...REGULAR_2026, turned]), 2026)).toEqual([])
})

test.each<[about: string, raw: unknown, weeks: number[]]>([
  ['seven days have no week 0 before them', oneWeek('2026-09-01T07', '2026-09-08T07'), [1]],
  ['eight have one of a day', oneWeek('2026-08-31T07', '2026-09-08T07'), [0, 1]],
  ['one that ends on a Saturday night', oneWeek('2026-08-22T07', '2026-09-06T07'), [0, 1]],
  ['one that ends on a Friday night', oneWeek('2026-08-22T07', '2026-09-12T07'), [0, 1]],
])('a week 1, %s', (_about, raw, weeks) => {
  const calendar = parseCalendar(raw, 2026)
  expect(calendar.map(({ week }) => week)).toEqual(weeks)
  // Whatever day it ends on, the last week of it begins on the Tuesday before its last Saturday.
  expect(new Date(calendar.at(-1)?.start ?? 0).toISOString()).toBe('2026-09-01T07:00:00.000Z')
})

const WEEK = { startDate: '2026-09-01T07:00Z', endDate: '2026-09-08T06:59Z' }
const DATED = { season: { year: 2026 } }
const dated = (startDate: string, endDate: string) => ({
  season: { year: 2026 },
  calendar: [{ value: '2', entries: [{ value: '1', startDate, endDate }] }],
})

test.each([
  ['nothing', undefined],
  ['another season', feedLeague(2026, REGULAR_2022)],
  ['a season without weeks', feedLeague(2026, [], [BOWLS_2026])],
  ['a season without a calendar', { season: { year: 2026 }, calendar: [] }],
  ['weeks without dates', { season: { year: 2026 }, calendar: [{ value: '2', entries: [{ value: '1' }] }] }],
  ['a week without a number', { ...DATED, calendar: [{ value: '2', entries: [{ ...WEEK, value: null }] }] }],
  ['half a week', { ...DATED, calendar: [{ value: '2', entries: [{ ...WEEK, value: '1.5' }] }] }],
  ['dates that are none', dated('soon', 'later')],
  ['a week that ends before it begins', oneWeek('2026-09-08T07', '2026-09-01T07')],
  ['the days of an older shape', { season: { year: 2026 }, calendar: ['2026-08-29T07:00Z'] }],
])('%s is no calendar', (_name, raw) => expect(parseCalendar(raw, 2026)).toEqual([]))

test('the weeks of a season may stand under the year before', () =>
  expect(parseCalendar(feedLeague(2025, REGULAR_2026), 2026)).toHaveLength(16))

test('a week of the bowls may have no name', () => {
  const league = feedLeague(2026, REGULAR_2026, [BOWLS_2026])
  const [regular, bowls] = league.calendar
  const unnamed = bowls?.entries.map(({ label: _, ...rest }) => rest)
  const calendar = parseCalendar({ ...league, calendar: [regular, { ...bowls, entries: unnamed }] }, 2026)
  expect(calendar.at(-1)).toMatchObject({ week: 16, label: '' })
})
