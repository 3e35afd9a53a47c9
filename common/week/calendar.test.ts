import { expect, test } from 'vitest'
import { type CalendarWeek, isOfWeek, weekAt } from './calendar'

const timeOf = (day: string) => Date.parse(`${day}T07:00Z`)
const week = (number: number, label: string, feedWeek: number, start: string, end: string): CalendarWeek => ({
  week: number,
  label,
  seasonType: number > 15 ? 3 : 2,
  feedWeek,
  start: timeOf(start),
  end: timeOf(end),
})
// The season of 2026, without its middle.
const calendar = [
  week(0, 'Week 0', 1, '2026-08-22', '2026-09-01'),
  week(1, 'Week 1', 1, '2026-09-01', '2026-09-08'),
  week(2, 'Week 2', 2, '2026-09-08', '2026-09-14'),
  week(15, 'Week 15', 15, '2026-12-07', '2026-12-13'),
  week(16, 'Bowls', 1, '2026-12-13', '2027-01-28'),
  week(17, 'Play-offs', 999, '2026-12-18', '2027-01-28'),
]

test.each([
  ['2026-07-01', 0], // long before the season, its first week comes next
  ['2026-08-29', 0],
  ['2026-09-01', 1], // the end of a week is not its own
  ['2026-09-13', 2],
  ['2026-12-12', 15],
  ['2026-12-25', 16], // bowls and play-offs are both on; the bowls came first
  ['2027-02-10', 16], // nothing is played in the week of the play-offs
])('on %s week %d is the present or next one', (day, number) => expect(weekAt(calendar, timeOf(day))).toBe(number))

test('without a calendar there is no present week', () => expect(weekAt([], timeOf('2026-09-13'))).toBeNull())

test.each([
  ['2026-08-29T16:00Z', [0]], // a game of the opening weekend
  ['2026-09-01T06:59Z', [0]],
  ['2026-09-03T23:00Z', [1]],
  ['2026-09-07T23:30Z', [1]], // Labor Day
])('a game of the feed’s week 1 at %s belongs to week %j', (kickoff, weeks) => {
  expect([0, 1].filter((number) => isOfWeek(calendar, number, Date.parse(kickoff)))).toEqual(weeks)
})

test('week 0 ends with its last minute; later weeks are not separated by time', () => {
  expect([0, 1].filter((number) => isOfWeek(calendar, number, timeOf('2026-09-01')))).toEqual([1])
  expect(isOfWeek(calendar, 2, timeOf('2026-08-29'))).toBe(true)
})

test('a play-off game belongs to the bowls and to the play-offs', () => {
  expect([16, 17].filter((number) => isOfWeek(calendar, number, timeOf('2026-12-19')))).toEqual([16, 17])
})

test('where the season has no week 0, week 1 has all its games', () => {
  expect(isOfWeek(calendar.slice(1), 1, timeOf('2026-08-29'))).toBe(true)
})
