import { describe, expect, test } from 'vitest'
import { MINUTE } from '#common/durations'
import { mulberry32 } from '#common/random'
import { gamesOfWeek, season2025, seasonGame } from '../season/season2025'
import { courseOf, type GameMoment, momentAt } from './moment'
import { splitPoints } from './scoring'

/** Longer than any game with two overtimes. */
const LONG = 260

describe('every game of the season', () => {
  test.each([1, 2])('with seed %i goes to its real final and no score ever falls', (seed) => {
    for (const game of season2025) {
      const course = courseOf(game, seed)
      let before: GameMoment = momentAt(course, -1)
      expect(before).toMatchObject({ phase: 'pre', homeScore: 0, awayScore: 0, period: 0 })
      for (let minute = 0; minute <= LONG; minute += 1) {
        const now = momentAt(course, minute * MINUTE)
        const falls = now.homeScore < before.homeScore || now.awayScore < before.awayScore || now.period < before.period
        if (falls) throw new Error(`${game.id} goes back at minute ${minute}`)
        before = now
      }
      const { homeScore, awayScore, periods } = game
      expect(before).toMatchObject({ phase: 'final', homeScore, awayScore, period: periods, situation: null })
    }
  })

  test('is level after four quarters exactly when it went on', () => {
    for (const game of season2025) {
      const { homeScore, awayScore } = momentAt(courseOf(game, 1), 199.99 * MINUTE)
      if ((homeScore === awayScore) !== game.periods > 4) throw new Error(`${game.id} stands ${awayScore}–${homeScore}`)
    }
  })

  test('is the same again for the same seed, and another for another', () => {
    const course = (seed: number) => season2025.map((game) => courseOf(game, seed).plays)
    expect(course(7)).toEqual(course(7))
    expect(course(7)).not.toEqual(course(8))
  })
})

test('down, distance and ball are such as the sport knows', () => {
  for (const game of gamesOfWeek(11)) {
    const course = courseOf(game, 1)
    for (let minute = 0; minute < 200; minute += 0.5) {
      const { situation } = momentAt(course, minute * MINUTE)
      if (!situation) continue
      const { down, distance, yard } = situation
      const known = down >= 1 && down <= 4 && distance >= 1 && distance <= 40 && yard >= 1 && yard <= 99
      if (!known || yard + distance > 100) throw new Error(`${game.id}: ${down} & ${distance} at ${yard}`)
    }
  }
})

test.each([
  [0, 'live', 1, '15:00', null],
  [30, 'live', 1, '4:02', null],
  [42, 'live', 1, '0:00', 'break'],
  [43, 'live', 2, '15:00', null],
  [95, 'live', 2, '0:00', 'halftime'],
  [109, 'live', 3, '15:00', null],
  [199, 'live', 4, '0:19', null],
  [201, 'live', 4, '0:00', 'break'],
  [210, 'live', 5, '0:00', null],
  [221, 'final', 5, '0:00', null],
])('Auburn at Vanderbilt after %i minutes: %s, period %i, %s, %s', (minutes, phase, period, clock, pause) => {
  const game = seasonGame('401752764')
  if (!game) throw new Error('not in the season')
  expect(momentAt(courseOf(game, 1), minutes * MINUTE)).toMatchObject({ phase, period, clock, pause })
})

test('any total but 1 can be put together from the plays of the sport', () => {
  for (let total = 0; total <= 90; total++) {
    if (total === 1) continue
    const plays = splitPoints(total, mulberry32(total))
    expect(plays.reduce((sum, points) => sum + points, 0)).toBe(total)
    for (const points of plays) expect([2, 3, 6, 7, 8]).toContain(points)
  }
})
