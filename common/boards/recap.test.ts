import { describe, expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { Side } from '#common/game/sides'
import { boardOf, seasonBoard } from '../../tests/fixtures/board'
import { ironBowl } from '../../tests/fixtures/line'
import { recapOf } from './recap'

const game = (gameId: string, spread: number, awayScore: number, homeScore: number, changed: Partial<GameLine> = {}) =>
  ironBowl({ gameId, spread, awayScore, homeScore, phase: 'final', revealedAt: 1, ...changed })

/** Rivalry week, 2025: finals and closing numbers. Virginia Tech lost by 20 getting 8½; Alabama won by the number. */
const lines = [
  game('OSU at MICH', 9.5, 27, 9, { multiplier: 2 }),
  game('ALA at AUB', 7, 27, 20),
  game('LSU at OU', -11.5, 13, 17),
  game('TA&M at TEX', 2.5, 17, 27),
  game('VT at UVA', -8.5, 7, 27),
  game('UTAH at KU', 10, 31, 21, { void: true }),
]
const board = (picks: Record<string, (Side | null)[]>, of = lines) => {
  const sidesOf = (sides: (Side | null)[]) =>
    Object.fromEntries(of.flatMap(({ gameId }, index) => (sides[index] ? [[gameId, sides[index]]] : [])))
  return boardOf(
    of,
    Object.fromEntries(Object.entries(picks).map(([name, sides]) => [name, { sides: sidesOf(sides) }])),
  )
}
const week = board({
  Ann: ['AWAY', 'AWAY', 'HOME', 'AWAY', 'HOME', 'AWAY'],
  Bob: ['AWAY', 'HOME', 'HOME', 'HOME', 'HOME', 'HOME'],
  Cy: ['HOME', 'HOME', 'AWAY', 'AWAY', 'AWAY', 'HOME'],
  Dee: ['AWAY', 'AWAY', 'HOME', 'AWAY', null, 'HOME'],
})
const season = (totals: Record<string, Record<number, number>>) => seasonBoard([13, 14, 15], totals)

describe('the recap of rivalry week', () => {
  const recap = recapOf(week, null)

  test('the best record counts picks, not points', () => {
    expect(recap?.best).toEqual({ names: ['Bob'], wins: 3, losses: 1, pushes: 1 })
  })
  test('equal records share the title', () => {
    const equal = board({ Ann: ['AWAY', 'AWAY'], Bob: ['AWAY', 'HOME'], Cy: ['HOME'] })
    expect(recapOf(equal, null)?.best).toEqual({ names: ['Ann', 'Bob'], wins: 1, losses: 0, pushes: 1 })
  })
  test.each<[about: string, picks: Record<string, (Side | null)[]>, names: string[]]>([
    ['more wins beat a double', { Ann: ['AWAY', null, null, null], Bob: [null, null, 'AWAY', 'HOME'] }, ['Bob']],
    [
      'with equal wins, fewer losses beat a double',
      { Ann: ['AWAY', null, 'AWAY', 'AWAY'], Bob: [null, null, 'AWAY', 'HOME'] },
      ['Bob'],
    ],
    ['more wins beat fewer losses', { Ann: [null, null, 'AWAY'], Bob: [null, null, 'HOME', 'HOME', 'HOME'] }, ['Bob']],
    ['then fewer pushes', { Ann: ['AWAY', 'AWAY'], Bob: [null, null, 'AWAY'] }, ['Bob']],
    ['a record takes at least one win', { Ann: ['HOME'], Bob: [null, 'AWAY'] }, []],
    ['a game that was called off does not count', { Ann: [null, null, null, null, null, 'AWAY'] }, []],
  ])('%s', (_about, picks, names) => expect(recapOf(board(picks), null)?.best?.names ?? []).toEqual(names))

  test('the lone wolf was alone on a side that covered, against the most players', () => {
    expect(recap?.loneWolf).toMatchObject({ game: { gameId: 'LSU at OU' }, side: 'AWAY', names: ['Cy'], against: 3 })
  })
  test.each<[about: string, sides: Record<string, (Side | null)[]>, gameId: string | undefined]>([
    [
      'more opponents beat a double',
      {
        Ann: ['AWAY', null, 'AWAY'],
        Bob: ['HOME', null, 'HOME'],
        Cy: ['HOME', null, 'HOME'],
        Dee: [null, null, 'HOME'],
      },
      'LSU at OU',
    ],
    [
      'with equal opponents, the double counts',
      { Ann: [null, null, 'AWAY'], Bob: ['AWAY', null, 'HOME'], Cy: ['HOME', null, 'HOME'], Dee: ['HOME'] },
      'OSU at MICH',
    ],
    ['none where two shared the side', { Ann: ['AWAY'], Bob: ['AWAY'], Cy: ['HOME'], Dee: ['HOME'] }, undefined],
    ['none where nobody picked the side', { Ann: ['HOME'], Bob: ['HOME'], Cy: ['HOME'] }, undefined],
    ['none on a push', { Ann: [null, 'HOME'], Bob: [null, 'AWAY'], Cy: [null, 'AWAY'] }, undefined],
    [
      'none in a game that was called off',
      {
        Ann: [null, null, null, null, null, 'HOME'],
        Bob: [null, null, null, null, null, 'AWAY'],
        Cy: [null, null, null, null, null, 'AWAY'],
      },
      undefined,
    ],
  ])('a lone wolf: %s', (_about, sides, gameId) =>
    expect(recapOf(board(sides), null)?.loneWolf?.game.gameId).toBe(gameId),
  )
  test('a lone wolf has more than one opponent', () => {
    expect(recapOf(board({ Ann: ['AWAY'], Bob: ['HOME'] }), null)?.loneWolf).toBeNull()
  })
  test('a lone wolf on a double comes before one with as many opponents on an earlier game, by half a point, too', () => {
    const hooks = [game('single', -11.5, 13, 17), game('double', 9.5, 27, 18, { multiplier: 2 })]
    const sides = board({ Ann: ['AWAY'], Bob: [null, 'HOME'], Cy: ['HOME', 'AWAY'], Dee: ['HOME', 'AWAY'] }, hooks)
    expect(recapOf(sides, null)?.loneWolf).toMatchObject({ game: { gameId: 'double' }, margin: 0.5, names: ['Bob'] })
  })
  test('the bad beat missed by the least: Oklahoma won by 4 and needed 11½', () => {
    expect(recap?.badBeat).toMatchObject({
      game: { gameId: 'LSU at OU' },
      side: 'HOME',
      margin: -7.5,
      names: ['Bob', 'Ann', 'Dee'],
    })
  })
  test('of two sides that missed by as much, the one with more picks; a push is not a miss', () => {
    const hooks = [game('ALA at AUB', 7, 27, 20), game('one', 7.5, 20, 13), game('two', -7.5, 13, 20)]
    const beat = recapOf(board({ Ann: ['AWAY', 'AWAY', 'HOME'], Bob: ['AWAY', null, 'HOME'] }, hooks), null)?.badBeat
    expect(beat).toMatchObject({ game: { gameId: 'two' }, side: 'HOME', margin: -0.5, names: ['Ann', 'Bob'] })
  })
  test('of two sides that missed by as much and have as many picks, the one of a double', () => {
    const hooks = [game('one', 7.5, 20, 13), game('two', 7.5, 20, 13, { multiplier: 2 })]
    const beat = recapOf(board({ Ann: ['AWAY', 'AWAY', null] }, hooks), null)?.badBeat
    expect(beat).toMatchObject({ game: { gameId: 'two' } })
  })
  test('a closer miss of one player is a worse beat than that of many', () => {
    const misses = [game('far', 3, 20, 13), game('near', 7.5, 20, 13)]
    const beat = recapOf(board({ Ann: [null, 'AWAY'], Bob: ['HOME'], Cy: ['HOME'] }, misses), null)?.badBeat
    expect(beat).toMatchObject({ game: { gameId: 'near' }, margin: -0.5, names: ['Ann'] })
  })
  test('there is no bad beat without a pick, nor in a game that was called off or has no spread', () => {
    const off = [
      game('off', -0.5, 20, 20, { void: true }),
      game('numberless', 7, 20, 13, { spread: null }),
      game('played', 7.5, 20, 13),
    ]
    expect(recapOf(board({ Ann: ['HOME', 'HOME', 'HOME'] }, off), null)).toMatchObject({
      badBeat: null,
      loneWolf: null,
    })
  })
  test('is null before the last game is over', () => {
    expect(recapOf(board({}, [...lines, ironBowl({ gameId: 'late', phase: 'live' })]), null)).toBeNull()
    expect(recapOf(board({}, []), null)).toBeNull()
  })
})

describe('the biggest mover', () => {
  const cases: [about: string, totals: Record<string, Record<number, number>>, movers: object[]][] = [
    [
      'rises most',
      { Ann: { 13: 9, 14: 1 }, Bob: { 13: 8, 14: 1 }, Cy: { 13: 5, 14: 9 } },
      [{ name: 'Cy', from: 3, to: 1 }],
    ],
    [
      'is each of those who rise as far, the one who stands higher first',
      { Ann: { 13: 9, 14: 0 }, Cy: { 13: 7, 14: 3 }, Bob: { 13: 8, 14: 4 }, Dee: { 13: 1, 14: 0 } },
      [
        { name: 'Bob', from: 2, to: 1 },
        { name: 'Cy', from: 3, to: 2 },
      ],
    ],
    ['is not affected by a later week', { Ann: { 13: 9, 14: 1 }, Cy: { 13: 5, 14: 1, 15: 20 } }, []],
    ['may have joined that week', { Ann: { 13: 1, 14: 0 }, Bob: { 14: 4 } }, [{ name: 'Bob', from: 2, to: 1 }]],
  ]
  test.each(cases)('%s', (_about, totals, movers) => expect(recapOf(week, season(totals))?.movers).toEqual(movers))
  test.each([[[14]], [[14, 15]]])('is nobody in the first week (of %j)', (weeks) => {
    const { rows } = season({ Ann: { 15: 1 }, Bob: { 14: 1 }, Cy: {} })
    expect(recapOf(week, { weeks, rows })?.movers).toEqual([])
  })
})
