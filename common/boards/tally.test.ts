import { assert, constantFrom, dictionary, property, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameLine, Side } from '#common/game/line'
import { ironBowl } from '../../tests/fixtures/line'
import { type BoardGame, boardGame, type RevealedPicks, type Tally, tally } from './leaderboard'

const game = (gameId: string, spread: number, away: number, home: number, changed: Partial<GameLine> = {}): BoardGame =>
  boardGame(ironBowl({ gameId, spread, phase: 'final', awayScore: away, homeScore: home, ...changed }))

/** Rivalry week, 2025, with two doubles and one game called off. */
const rivalryWeek: BoardGame[] = [
  game('OSU at MICH', 9.5, 27, 9, { multiplier: 2 }),
  game('ALA at AUB', 7, 27, 20),
  game('LSU at OU', -11.5, 13, 17),
  game('TA&M at TEX', 2.5, 17, 27, { multiplier: 2 }),
  game('VT at UVA', -8.5, 7, 27),
  game('UTAH at KU', 10, 31, 21, { void: true }),
]

const slip = (...sides: (Side | null)[]): RevealedPicks => ({
  sides: Object.fromEntries(rivalryWeek.flatMap(({ gameId }, at) => (sides[at] ? [[gameId, sides[at]]] : []))),
})
const came = (points: number, correct: number, picks: number, possible = 7): Tally => ({
  points,
  correct,
  picks,
  possible,
})

describe('rivalry week', () => {
  const cases: [about: string, picks: RevealedPicks, tally: Tally][] = [
    ['all favourites', slip('AWAY', 'AWAY', 'HOME', 'AWAY', 'HOME', 'AWAY'), came(3, 2, 5)],
    ['all underdogs', slip('HOME', 'HOME', 'AWAY', 'HOME', 'AWAY', 'HOME'), came(3, 2, 5)],
    ['all that covered', slip('AWAY', 'HOME', 'AWAY', 'HOME', 'HOME', 'HOME'), came(6, 4, 5)],
    ['a push alone', slip(null, 'HOME'), came(0, 0, 1)],
    ['a game called off alone', slip(null, null, null, null, null, 'HOME'), came(0, 0, 0)],
    ['nothing picked', slip(), came(0, 0, 0)],
    ['a game off the slate', { sides: { 'MISS at MSST': 'AWAY' } }, came(0, 0, 0)],
    ['a double worth 1 by hand', { ...slip('AWAY'), worth: { 'OSU at MICH': 1 } }, came(1, 1, 1)],
    ['a single worth 2 by hand', { ...slip(null, null, 'AWAY'), worth: { 'LSU at OU': 2 } }, came(2, 1, 1)],
    ['a loss worth 2 by hand', { ...slip(null, null, 'HOME'), worth: { 'LSU at OU': 2 } }, came(0, 0, 1)],
  ]
  test.each(cases)('%s', (_about, picks, sum) => expect(tally(rivalryWeek, picks)).toEqual(sum))

  test('counts the same in whatever order the games and picks come', () => {
    const ids = rivalryWeek.map(({ gameId }) => gameId)
    const sides = dictionary(constantFrom(...ids), constantFrom<Side>('HOME', 'AWAY'))
    assert(
      property(sides, shuffledSubarray(rivalryWeek, { minLength: rivalryWeek.length }), (picks, games) => {
        const reversed = Object.fromEntries(Object.entries(picks).reverse())
        expect(tally(games, { sides: reversed })).toEqual(tally(rivalryWeek, { sides: picks }))
      }),
    )
  })
})

describe('games still to be decided', () => {
  const picks = slip('AWAY', 'HOME')
  const [first, second] = rivalryWeek as [BoardGame, BoardGame]
  const cases: [about: string, slate: BoardGame[], tally: Tally][] = [
    ['a live one is left out', [first, { ...second, phase: 'live' }], came(2, 1, 1, 2)],
    ['a postponed one is left out', [{ ...first, phase: 'postponed', homeScore: 0, awayScore: 0 }], came(0, 0, 0, 0)],
    ['one without a number is left out', [{ ...first, spread: null }, second], came(0, 0, 1, 1)],
    ['an empty slate is worth nothing', [], came(0, 0, 0, 0)],
  ]
  test.each(cases)('%s', (_about, slate, sum) => expect(tally(slate, picks)).toEqual(sum))
})

describe('if it ended now', () => {
  const live = rivalryWeek.map((each): BoardGame => ({ ...each, phase: 'live', homeScore: null, awayScore: null }))
  const scores: Record<string, { homeScore: number; awayScore: number }> = {
    'OSU at MICH': { homeScore: 9, awayScore: 10 }, // behind by one and getting 9½
    'LSU at OU': { homeScore: 17, awayScore: 0 },
    'UTAH at KU': { homeScore: 40, awayScore: 0 },
  }
  const now = (each: BoardGame) => scores[each.gameId] ?? null

  test('counts the games under way at the score of the moment', () => {
    expect(tally(live, slip('HOME', 'HOME', 'HOME', 'HOME', 'HOME', 'HOME'), now)).toEqual(came(3, 2, 2, 3))
    expect(tally(live, slip('AWAY', 'AWAY', 'AWAY'), now)).toEqual(came(0, 0, 2, 3))
  })
  test('counts nothing before the first kickoff', () => {
    expect(tally(live, slip('HOME', 'HOME'))).toEqual(came(0, 0, 0, 0))
  })
})
