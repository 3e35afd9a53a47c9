import { describe, expect, it } from 'vitest'
import { hasRecordings, recorded } from '../../../tests/recorded'
import { parseCalendar } from './espn-calendar'
import { parseEvent } from './espn-event'
import type { FeedGame } from './feed-game'

// The whole answers, where they are at hand. What is peculiar in them is retold in the tests beside this one.
const games = (file: string): FeedGame[] => recorded(file).events.flatMap((event) => parseEvent(event).game ?? [])
const game = (file: string, id: string) => games(file).find((each) => each.id === id)
const SATURDAY_2022 = '2022wk3-live-final-pregame.json'

describe.skipIf(!hasRecordings)('a real Saturday of 2022', () => {
  it('reads all 25 games in their phases', () => {
    const phases = games(SATURDAY_2022).map(({ phase, pause }) => pause ?? phase)
    const count = (phase: string) => phases.filter((each) => each === phase).length
    expect([count('live'), count('halftime'), count('final'), count('pre')]).toEqual([12, 5, 1, 7])
  })

  it('reads a spread for every game that has not kicked off, and for no other', () => {
    for (const { phase, spread, overUnder } of games(SATURDAY_2022)) {
      expect([spread !== null, overUnder !== null]).toEqual([phase === 'pre', phase === 'pre'])
    }
  })

  it('reads UGA 24, SC 0 at the half, with Georgia ranked first', () => {
    expect(game(SATURDAY_2022, '401403888')).toMatchObject({
      ...{ home: { abbr: 'SC', score: 0, rank: null }, away: { abbr: 'UGA', score: 24, rank: 1 } },
      ...{ phase: 'live', pause: 'halftime', period: 2, broadcast: 'ESPN', neutralSite: false },
    })
  })

  it('has a calendar whose bowls follow its fifteen weeks', () => {
    const calendar = parseCalendar(recorded(SATURDAY_2022).leagues[0], 2022)
    expect(calendar.map(({ label }) => label)).toEqual([...regularWeeks(), 'Bowls'])
  })
})

describe.skipIf(!hasRecordings)('the shape of 2026', () => {
  it.each([
    ['a home favourite, USM @ TROY', '2026wk6-pregame-full-odds-2games', '401871090', -10.5, 'HOME'],
    ['an away favourite, JXST @ KENN', '2026wk6-pregame-full-odds-2games', '401871051', 3, 'AWAY'],
    ['a kickoff to be announced, SC @ FLA', '2026wk6-tbd-kickoff-1game', '401856714', -14.5, 'HOME'],
  ])('reads the number of %s', (_name, file, id, spread, favorite) => {
    expect(game(`${file}.json`, id)).toMatchObject({ spread, favorite, phase: 'pre', timeTbd: spread === -14.5 })
  })

  it('reads possession and down of a live game', () => {
    const live = game('2026-09-18-live-pregame-3games.json', '401858226')
    expect(live).toMatchObject({ possession: 'AWAY', down: '2nd & 10 at MIA 34', clock: '12:22', period: 1 })
  })

  it('does not take a postponed game, `post` and 0–0, for a final', () => {
    expect(games('2020-11-21-postponed-2games.json').map(({ phase }) => phase)).toEqual(['postponed', 'postponed'])
  })

  it('has a calendar of its own season only', () => {
    const [league] = recorded('2026-09-18-live-pregame-3games.json').leagues
    const labels = parseCalendar(league, 2026).map(({ label }) => label)
    expect(labels).toEqual([...regularWeeks(), 'Bowls', 'Play-offs'])
    expect(parseCalendar(league, 2025)).toEqual([])
  })
})

function regularWeeks(): string[] {
  return Array.from({ length: 16 }, (_, week) => `Week ${week}`)
}
