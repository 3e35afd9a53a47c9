import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import * as grade from './grade'

const { countsDouble, coverMargin, finalScore, gradePick, isDecided, isGraded, pointsFor } = grade

describe('a pick at the final score', () => {
  type Case = [about: string, spread: number, away: number, home: number, margin: number, homeSide: grade.Result]
  const cases: Case[] = [
    ['Ohio State at Michigan 2025: the favourite covers', 9.5, 27, 9, -8.5, 'LOSS'],
    ['LSU at Oklahoma 2025: the favourite wins and does not cover', -11.5, 13, 17, -7.5, 'LOSS'],
    ['Texas A&M at Texas 2025: the underdog wins', 2.5, 17, 27, 12.5, 'WIN'],
    ['Alabama at Auburn 2025: a push', 7, 27, 20, 0, 'PUSH'],
    ['Northwestern at Illinois 2025: a push at home', -7, 13, 20, 0, 'PUSH'],
    ['Georgia at Tennessee 2025: loses in overtime, covers by the hook', 3.5, 44, 41, 0.5, 'WIN'],
    ['Rutgers at Minnesota 2025: wins, misses by the hook', -3.5, 28, 31, -0.5, 'LOSS'],
    ['Georgia against Georgia Tech 2025: a neutral field has a home side', 16.5, 16, 9, 9.5, 'WIN'],
    ['Charlotte at Tulane 2025: a shutout', -30.5, 0, 27, -3.5, 'LOSS'],
    ['Grambling at Ohio State 2025: a giant', -51.5, 0, 70, 18.5, 'WIN'],
    ["a pick'em goes to the winner", 0, 20, 21, 1, 'WIN'],
    ["a tied pick'em", 0, 0, 0, 0, 'PUSH'],
  ]
  const opposite = { WIN: 'LOSS', LOSS: 'WIN', PUSH: 'PUSH', VOID: 'VOID' } as const

  test.each(cases)('%s', (_about, spread, awayScore, homeScore, margin, homeSide) => {
    const score = { homeScore, awayScore }
    expect(coverMargin(spread, 'HOME', score)).toBe(margin)
    expect(coverMargin(spread, 'AWAY', score)).toBe(0 - margin)
    expect(gradePick({ spread, void: false }, 'HOME', score)).toBe(homeSide)
    expect(gradePick({ spread, void: false }, 'AWAY', score)).toBe(opposite[homeSide])
    expect(gradePick({ spread, void: true }, 'HOME', score)).toBe('VOID')
    expect(gradePick({ spread: null, void: false }, 'HOME', score)).toBe('VOID')
  })

  test('the two sides of any line at any score are opposite', () => {
    const points = integer({ min: 0, max: 100 })
    assert(
      property(integer({ min: -199, max: 199 }), points, points, (halfPoints, homeScore, awayScore) => {
        const line = { spread: halfPoints / 2, void: false }
        const score = { homeScore, awayScore }
        expect(gradePick(line, 'AWAY', score)).toBe(opposite[gradePick(line, 'HOME', score)])
        expect(coverMargin(line.spread, 'HOME', score) + coverMargin(line.spread, 'AWAY', score)).toBe(0)
      }),
    )
  })
})

describe('the points of a result', () => {
  const cases: [result: grade.Result, multiplier: 1 | 2, explicit: number | undefined, points: number][] = [
    ['WIN', 1, undefined, 1],
    ['WIN', 2, undefined, 2],
    ['WIN', 2, 1, 1],
    ['WIN', 1, 2, 2],
    ['WIN', 1, 3, 1], // only an explicit 1 or 2 is honoured
    ['WIN', 2, 0, 2],
    ['LOSS', 2, 2, 0],
    ['PUSH', 2, 1, 0],
    ['VOID', 2, 2, 0],
  ]
  test.each(cases)('%s on a x%d game, worth by hand %s: %d', (result, multiplier, explicit, points) => {
    expect(pointsFor(result, { multiplier }, explicit)).toBe(points)
  })
})

test.each<[about: string, line: Parameters<typeof ironBowl>[0], double: boolean]>([
  ['a double', { multiplier: 2 }, true],
  ['a double that is called off, which counts for nobody', { multiplier: 2, void: true }, false],
  ['any other game', { multiplier: 1 }, false],
])('whether a game counts double: %s', (_about, line, double) => expect(countsDouble(ironBowl(line))).toBe(double))

test('only a final game with both scores has a final score', () => {
  const final = { phase: 'final', homeScore: 20, awayScore: 27 } as const
  expect(finalScore(final)).toEqual({ homeScore: 20, awayScore: 27 })
  expect(finalScore({ ...final, homeScore: 0 })).toEqual({ homeScore: 0, awayScore: 27 })
  expect(finalScore({ ...final, phase: 'live' })).toBeNull()
  expect(finalScore({ ...final, homeScore: null })).toBeNull()
  expect(finalScore({ ...final, awayScore: null })).toBeNull()
  expect(finalScore({ ...final, phase: 'canceled' })).toBeNull()
})

test.each<[about: string, line: Parameters<typeof ironBowl>[0], decided: boolean]>([
  ['final', { phase: 'final', homeScore: 20, awayScore: 27 }, true],
  ['called off', { void: true }, true],
  ['cancelled by the feed and put on again', { phase: 'canceled', void: false }, false],
  ['under way', { phase: 'live' }, false],
])('whether the result of a game is known that is %s', (_about, line, decided) =>
  expect(isDecided(ironBowl(line))).toBe(decided),
)

test.each<[about: string, line: Parameters<typeof ironBowl>[0], graded: boolean]>([
  ['final', {}, true],
  ["final with a pick'em", { spread: 0 }, true],
  ['final without a spread', { spread: null }, false],
  ['final and called off', { void: true }, false],
  ['under way', { phase: 'live' }, false],
])('whether the picks on a game are graded that is %s', (_about, line, graded) =>
  expect(isGraded(ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, ...line }))).toBe(graded),
)
