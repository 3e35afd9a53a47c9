import { expect, it } from 'vitest'
import { defaultWeekName, REGULAR } from '#common/week/week'
import { FeedDown, ifFeedDown } from './espn'
import { noSuchWeekText, otherWeekText, weeksBeside } from './scoreboard'

it.each<[week: number | null, season: number | null, seasonType: number | null, given: string]>([
  [3, 2025, 2, 'week 3 of 2025'],
  [3, 2026, null, 'week 3 of 2026'],
  [11, 2025, null, 'week 11 of 2025'],
  [11, 2026, 3, 'week 11 of 2026'],
  [3, null, null, 'week 3'],
  [null, 2025, null, 'games of 2025'],
])('a response of week %s of %s, type %s, which was not asked for, is reported', (week, season, seasonType, given) =>
  expect(otherWeekText({ week, season, seasonType }, 2026, defaultWeekName(11))).toBe(
    `Asked for Week 11 of 2026, the score feed answered with ${given}.`,
  ),
)

it.each([
  [11, 2026, 2],
  [11, 2026, null],
  [11, null, null],
  [null, null, null],
])('one of week %s of %s, type %s, is not', (week, season, seasonType) =>
  expect(otherWeekText({ week, season, seasonType }, 2026, defaultWeekName(11))).toBe(''),
)

it('a regular week 1 in place of the bowls, which are a week 1, too, is reported', () => {
  const regular = { week: 1, season: 2026, seasonType: REGULAR }
  expect(otherWeekText(regular, 2026, defaultWeekName(17))).toContain('answered with week 1 of 2026')
})

it.each([
  [0, 'begins with Week 1'],
  [18, 'ends with Bowls, 17'],
])('week %i that the calendar lacks is refused with where that %s', (week, says) => {
  const calendar = [1, 2, 17].map(defaultWeekName)
  expect(noSuchWeekText(2026, week, calendar)).toBe(`The season of 2026 has no week ${week}: it ${says}.`)
})

it('a feed that is down gives way to another value, every other error does not', () => {
  expect(ifFeedDown('none')(new FeedDown('late'))).toBe('none')
  expect(() => ifFeedDown('none')(new Error('broken'))).toThrow('broken')
})

it.each([
  // The list of week 1 is its own.
  [0, [2]],
  [1, [2]],
  [2, [1, 3]],
  [11, [10, 12]],
])('a game that is missing from week %s is looked for in the lists of %j', (week, beside) =>
  expect(weeksBeside(week)).toEqual(beside),
)
