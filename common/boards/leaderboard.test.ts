import { assert, constantFrom, dictionary, property, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { revealedGames } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { ironBowl } from '../../tests/fixtures/line'
import { type BoardGame, boardGame, isWeekFinished, type Tally, tallyAt, type WeekPicks, winShare } from './leaderboard'

describe('a week', () => {
  const final = ironBowl({ gameId: 'final', phase: 'final', homeScore: 20, awayScore: 27, revealedAt: 1 })
  const off = ironBowl({ gameId: 'off', phase: 'canceled', void: true })
  const cases: [about: string, lines: GameLine[], is: boolean][] = [
    ['with its finals is finished', [final], true],
    ['also with a game that was called off', [final, off], true],
    ['of which every game was called off is not', [off], false],
    ['with a game under way is not', [final, ironBowl({ phase: 'live', revealedAt: 1 })], false],
    [
      'with a final whose picks are still hidden is not',
      [final, { ...final, gameId: 'hidden', revealedAt: null }],
      false,
    ],
  ]
  test.each(cases)('%s', (_about, lines, is) =>
    expect(isWeekFinished({ games: lines.map(boardGame), revealed: revealedGames(lines) })).toBe(is),
  )
})

test.each([
  [0, 0, 0],
  [0, 4, 0],
  [3, 4, 0.75],
  [5, 5, 1],
])('%d correct of %d is a share of %d', (correct, picks, share) => expect(winShare({ correct, picks })).toBe(share))

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

const slip = (...sides: (Side | null)[]): WeekPicks => ({
  sides: Object.fromEntries(rivalryWeek.flatMap(({ gameId }, index) => (sides[index] ? [[gameId, sides[index]]] : []))),
})
const totals = (points: number, correct: number, picks: number, possible = 7): Tally => ({
  points,
  correct,
  picks,
  possible,
})

describe('rivalry week', () => {
  const cases: [about: string, picks: WeekPicks, tally: Tally][] = [
    ['all favourites', slip('AWAY', 'AWAY', 'HOME', 'AWAY', 'HOME', 'AWAY'), totals(3, 2, 5)],
    ['all underdogs', slip('HOME', 'HOME', 'AWAY', 'HOME', 'AWAY', 'HOME'), totals(3, 2, 5)],
    ['all that covered', slip('AWAY', 'HOME', 'AWAY', 'HOME', 'HOME', 'HOME'), totals(6, 4, 5)],
    ['only a push', slip(null, 'HOME'), totals(0, 0, 1)],
    ['only a game that was called off', slip(null, null, null, null, null, 'HOME'), totals(0, 0, 0)],
    ['nothing picked', slip(), totals(0, 0, 0)],
    ['a game off the slate', { sides: { 'MISS at MSST': 'AWAY' } }, totals(0, 0, 0)],
    ['a double worth 1 by hand', { ...slip('AWAY'), worth: { 'OSU at MICH': 1 } }, totals(1, 1, 1)],
    ['a single worth 2 by hand', { ...slip(null, null, 'AWAY'), worth: { 'LSU at OU': 2 } }, totals(2, 1, 1)],
    ['a loss worth 2 by hand', { ...slip(null, null, 'HOME'), worth: { 'LSU at OU': 2 } }, totals(0, 0, 1)],
  ]
  test.each(cases)('%s', (_about, picks, sum) => expect(tallyAt(rivalryWeek)(picks)).toEqual(sum))

  test('does not depend on the order of games and picks', () => {
    const ids = rivalryWeek.map(({ gameId }) => gameId)
    const sides = dictionary(constantFrom(...ids), constantFrom<Side>('HOME', 'AWAY'))
    assert(
      property(sides, shuffledSubarray(rivalryWeek, { minLength: rivalryWeek.length }), (picks, games) => {
        const reversed = Object.fromEntries(Object.entries(picks).reverse())
        expect(tallyAt(games)({ sides: reversed })).toEqual(tallyAt(rivalryWeek)({ sides: picks }))
      }),
    )
  })
})

describe('games still to be decided', () => {
  const picks = slip('AWAY', 'HOME')
  const [first, second] = rivalryWeek as [BoardGame, BoardGame]
  const cases: [about: string, slate: BoardGame[], tally: Tally][] = [
    ['a live one is left out', [first, { ...second, phase: 'live' }], totals(2, 1, 1, 2)],
    ['a postponed one is left out', [{ ...first, phase: 'postponed', homeScore: 0, awayScore: 0 }], totals(0, 0, 0, 0)],
    ['one without a spread is left out', [{ ...first, spread: null }, second], totals(0, 0, 1, 1)],
    ['an empty slate is worth nothing', [], totals(0, 0, 0, 0)],
  ]
  test.each(cases)('%s', (_about, slate, sum) => expect(tallyAt(slate)(picks)).toEqual(sum))
})

describe('if it ended now', () => {
  const live = rivalryWeek.map((each): BoardGame => ({ ...each, phase: 'live', homeScore: null, awayScore: null }))
  const scores: Record<string, { homeScore: number; awayScore: number }> = {
    'OSU at MICH': { homeScore: 9, awayScore: 10 }, // behind by one and getting 9½
    'LSU at OU': { homeScore: 17, awayScore: 0 },
    'UTAH at KU': { homeScore: 40, awayScore: 0 },
  }
  const now = (each: BoardGame) => scores[each.gameId] ?? null

  test('counts the games under way at the current score', () => {
    expect(tallyAt(live, now)(slip('HOME', 'HOME', 'HOME', 'HOME', 'HOME', 'HOME'))).toEqual(totals(3, 2, 2, 3))
    expect(tallyAt(live, now)(slip('AWAY', 'AWAY', 'AWAY'))).toEqual(totals(0, 0, 2, 3))
  })
  test('counts nothing before the first kickoff', () => {
    expect(tallyAt(live)(slip('HOME', 'HOME'))).toEqual(totals(0, 0, 0, 0))
  })
})
