import { describe, expect, it } from 'vitest'
import { Stage } from '../../../scripts/simulator/stage'
import { hasRecordings, recorded } from '../../../tests/recorded'
import { readCalendar } from './espn-calendar'

const day = (at: number | undefined) => new Date(at ?? 0).toISOString()

describe.skipIf(!hasRecordings)('the real calendar of 2026', () => {
  const calendar = hasRecordings ? readCalendar(recorded('2026-09-18-live-pregame-3games.json').leagues[0], 2026) : []
  const week = (number: number) => calendar.find((each) => each.week === number)

  it('has fifteen regular weeks with the feed’s own numbers, then the bowls and the play-offs', () => {
    expect(calendar.map((each) => each.week)).toEqual(Array.from({ length: 18 }, (_, at) => at))
    for (let number = 1; number <= 15; number += 1) {
      expect(week(number)).toMatchObject({ label: `Week ${number}`, seasonType: 2, feedWeek: number })
    }
    expect(week(16)).toMatchObject({ label: 'Bowls', seasonType: 3, feedWeek: 1 })
    expect(week(17)).toMatchObject({ label: 'Play-offs', seasonType: 3, feedWeek: 999 })
  })

  it('parts the feed’s long week 1: week 0 is its first weekend, week 1 that of Labor Day', () => {
    expect(week(0)).toMatchObject({ label: 'Week 0', seasonType: 2, feedWeek: 1 })
    // The first games were on Saturday, August 29th; Week 1 began on Thursday, September 3rd.
    expect([day(week(0)?.start), day(week(0)?.end)]).toEqual(['2026-08-22T07:00:00.000Z', '2026-09-01T07:00:00.000Z'])
    expect([day(week(1)?.start), day(week(1)?.end)]).toEqual(['2026-09-01T07:00:00.000Z', '2026-09-08T07:00:00.000Z'])
  })

  it('leaves no minute of the regular season without a week', () => {
    const regular = calendar.filter(({ seasonType }) => seasonType === 2)
    expect(regular.slice(1).map(({ start }) => start)).toEqual(regular.slice(0, -1).map(({ end }) => end))
    expect(week(16)?.start).toBe(regular.at(-1)?.end)
  })

  it('is no calendar of another season', () => {
    expect(readCalendar(recorded('2026-09-18-live-pregame-3games.json').leagues[0], 2025)).toEqual([])
  })
})

describe.skipIf(!hasRecordings)('the real calendar of 2022', () => {
  it('is read in the older shape too', () => {
    const calendar = hasRecordings ? readCalendar(recorded('2022wk3-live-final-pregame.json').leagues[0], 2022) : []
    const regular = calendar.filter(({ seasonType, week }) => seasonType === 2 && week > 0)
    expect(calendar.find(({ label }) => label === 'Bowls')?.week).toBe(regular.length + 1)
    // Nebraska played Northwestern in Dublin on August 27th, a week before everybody else.
    expect(calendar[0]).toMatchObject({ week: 0, feedWeek: 1 })
  })
})

describe('the simulator’s calendar', () => {
  const start = Date.parse('2026-11-07T20:00:00Z')
  const stage = new Stage({ start }, { start, seed: 1, speed: 1 })
  const calendar = readCalendar(stage.league, stage.year)

  it('has the sixteen regular weeks of 2025', () => {
    expect(calendar.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 17 }, (_, week) => `Week ${week}`),
      'Bowls',
      'Play-offs',
    ])
  })

  it('parts week 0 from week 1 as the season did: five games on August 23rd, the rest from Thursday on', () => {
    const turn = calendar[0]?.end ?? 0
    const games = [...stage.laid.values()].filter(({ game }) => game.seasonType === 2 && game.week === 1)
    const early = games.filter(({ kickoff }) => kickoff < turn).map(({ game }) => day(game.playedAt).slice(0, 10))
    expect(early.every((date) => date <= '2025-08-24')).toBe(true)
    expect(early).toHaveLength(5)
    expect(games.length - early.length).toBeGreaterThan(80)
  })
})

it.each([
  ['nothing', undefined],
  ['a season without weeks', { season: { year: 2026 }, calendar: [] }],
  ['weeks without dates', { season: { year: 2026 }, calendar: [{ value: '2', entries: [{ value: '1' }] }] }],
  [
    'dates that are none',
    {
      season: { year: 2026 },
      calendar: [{ value: '2', entries: [{ value: '1', startDate: 'soon', endDate: 'later' }] }],
    },
  ],
  ['the days of an older shape', { season: { year: 2026 }, calendar: ['2026-08-29T07:00Z'] }],
])('%s is no calendar', (_name, raw) => expect(readCalendar(raw, 2026)).toEqual([]))

it('a week 1 of seven days has no week 0 before it', () => {
  const entries = [{ value: '1', startDate: '2026-09-01T07:00Z', endDate: '2026-09-08T06:59Z' }]
  const calendar = readCalendar({ season: { year: 2026 }, calendar: [{ value: '2', entries }] }, 2026)
  expect(calendar.map(({ week }) => week)).toEqual([1])
})
