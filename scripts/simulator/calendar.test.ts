import { describe, expect, it } from 'vitest'
import { parseCalendar } from '#functions/feed/espn-calendar'
import { Stage } from './stage'

describe('the simulator’s calendar, as the product reads it', () => {
  const start = Date.parse('2026-11-07T20:00:00Z')
  const stage = new Stage({ start })
  const calendar = parseCalendar(stage.league, stage.year)

  it('has the sixteen regular weeks of 2025', () => {
    expect(calendar.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 17 }, (_, week) => `Week ${week}`),
      'Bowls',
      'Play-offs',
    ])
  })

  it('divides week 0 from week 1 as the season did: five games on August 23rd, the rest from Thursday on', () => {
    const turn = calendar[0]?.end ?? 0
    const games = [...stage.schedule.values()].filter(({ game }) => game.seasonType === 2 && game.week === 1)
    const early = games.filter(({ kickoff }) => kickoff < turn).map(({ game }) => new Date(game.playedAt).toISOString())
    expect(early.every((date) => date.slice(0, 10) <= '2025-08-24')).toBe(true)
    expect(early).toHaveLength(5)
    expect(games.length - early.length).toBeGreaterThan(80)
  })
})
