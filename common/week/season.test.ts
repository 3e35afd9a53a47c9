import { describe, expect, test } from 'vitest'
import {
  isOfSeason,
  isSeasonInPlay,
  nextToBegin,
  seasonAt,
  seasonsHaveMinigameBoards,
  seasonsOf,
  storedWeekName,
  weekLabel,
  weeksOf,
  withSeasonFinished,
} from './season'
import { defaultWeekName, type Settings } from './week'

test.each([
  ['2025-08-23', 2025],
  ['2025-12-31', 2025],
  ['2026-01-19', 2025], // the title game of the 2025 season
  ['2026-02-28', 2025],
  ['2026-03-01', 2026],
])('%s belongs to the season of %d', (day, season) => expect(seasonAt(Date.parse(day))).toBe(season))

test.each([
  ['in its months', '2025-11-29', '2025-08-01', true],
  ['in January', '2026-01-19', '2025-08-01', true],
  ['in the season before', '2024-11-29', '2025-08-01', false],
  ['1970', '1970-01-01', '2025-08-01', false],
  ['in the season after', '2026-09-05', '2025-12-01', false],
  ['four weeks from today, though it was begun ahead of its months', '2025-02-28', '2025-01-31', true],
  ['a day more than that', '2025-02-28', '2025-01-30', false],
])('a kickoff %s', (_about, kickoff, now, is) => {
  expect(isOfSeason(2025, Date.parse(kickoff), Date.parse(now))).toBe(is)
})

test('players may look at the weeks up to the active one, of those that have games', () => {
  const opened = [
    { ...defaultWeekName(1), isEmpty: true as const },
    defaultWeekName(2),
    defaultWeekName(3),
    defaultWeekName(4),
  ]
  expect(weeksOf({ ...old, weeks: opened, activeWeek: 3 }, 2025)).toEqual([defaultWeekName(2), defaultWeekName(3)])
})

const weeks = [defaultWeekName(1), defaultWeekName(2), defaultWeekName(3)]
/** A league as it was stored before seasons were finished on purpose. */
const old: Settings = { season: 2025, activeWeek: 2, openWeeks: [2, 3], weeks, finishedWeeks: [{ week: 1, at: 5 }] }

describe('a league without the new fields', () => {
  test('plays its season and has no other', () => {
    expect(isSeasonInPlay(old, 2025)).toBe(true)
    expect(isSeasonInPlay(old, 2024)).toBe(false)
    expect(seasonsOf(old)).toEqual([2025])
    expect(weeksOf(old, 2025)).toEqual(weeks.slice(0, 2))
    expect(weeksOf(old, 2024)).toEqual([])
    expect(seasonsHaveMinigameBoards(old)).toBe(false)
  })
})

describe('a finished season', () => {
  const finished = withSeasonFinished(old, [1, 3], 77)
  test('keeps its weeks, wherever the active one was set back to, and needs no pass', () => {
    expect(finished.finishedSeasons).toEqual([{ season: 2025, closedAt: 77, weeks }])
    expect(finished).toMatchObject({ season: 2025, openWeeks: [], finishedWeeks: [] })
    expect(isSeasonInPlay(finished, 2025)).toBe(false)
  })
  test('shows its weeks before the next one begins, too', () => expect(weeksOf(finished, 2025)).toEqual(weeks))
  test('does not keep a week that was prepared and never opened', () =>
    expect(withSeasonFinished(old, [1], 77).finishedSeasons?.[0]?.weeks).toEqual(weeks.slice(0, 2)))
  test('is finished once', () => expect(withSeasonFinished(finished, [], 99)).toBe(finished))
  test('stays beside the next one', () => {
    const next: Settings = { ...finished, season: 2026, weeks: [defaultWeekName(0)], activeWeek: 0 }
    expect(seasonsOf(next)).toEqual([2026, 2025])
    expect(weeksOf(next, 2025)).toEqual(weeks)
    expect(weeksOf(next, 2026)).toEqual([defaultWeekName(0)])
    expect(isSeasonInPlay(next, 2026)).toBe(true)
  })
  test('comes after those before it', () => {
    const next: Settings = { ...finished, season: 2026 }
    const after = withSeasonFinished(next, [], 88)
    expect(after.finishedSeasons?.map(({ season }) => season)).toEqual([2025, 2026])
    expect(seasonsOf({ ...after, season: 2027 })).toEqual([2027, 2026, 2025])
    expect(seasonsHaveMinigameBoards(finished)).toBe(true)
  })
  test('calls its weeks as it did, though the next one calls them otherwise', () => {
    const army = { ...defaultWeekName(2), label: 'Army–Navy' }
    const finished = withSeasonFinished({ ...old, weeks: [defaultWeekName(1), army] }, [], 77)
    const next: Settings = { ...finished, season: 2026, weeks: [defaultWeekName(1), defaultWeekName(2)], activeWeek: 1 }
    expect([storedWeekName(next, 2025, 2), storedWeekName(next, 2026, 2)]).toEqual([army, defaultWeekName(2)])
    expect(storedWeekName({ ...next, weeks: [army] }, 2026, 2), 'also beyond the active week').toEqual(army)
    expect(storedWeekName(next, 2026, 17)).toMatchObject({ label: 'Bowls', seasonType: 3 })
  })
  test('without a week leaves no trace', () => {
    expect(withSeasonFinished({ ...old, weeks: [] }, [], 77).finishedSeasons).toEqual([])
  })
})

test.each([
  [2026, '2026-11-21', weeks, 2027], // the next one, whenever a commissioner wants it
  [2026, '2027-08-20', weeks, 2027],
  [2026, '2026-11-21', weeks.slice(0, 1), 2027],
  [2024, '2027-08-20', weeks, 2027], // a league that sat out two years
  // One without games is not skipped.
  [2026, '2026-11-21', [], 2026],
  [2027, '2026-11-21', [], 2027],
  [2027, '2026-11-21', [{ ...defaultWeekName(1), isEmpty: true as const }], 2027],
  [2026, '2027-03-01', [], 2027],
])('after %d, on %s, with weeks %j, only the season of %d may begin', (season, day, weeks, last) =>
  expect(nextToBegin({ season, weeks }, Date.parse(day))).toBe(last),
)

test('a week is called by its label, or by its number while that is not known', () => {
  expect(weekLabel([{ ...defaultWeekName(2), label: 'Army–Navy' }], 2)).toBe('Army–Navy')
  expect([weekLabel([], 2), weekLabel(undefined, 17)]).toEqual(['Week 2', 'Bowls'])
})
