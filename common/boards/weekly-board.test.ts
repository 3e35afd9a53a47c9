import { describe, expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { member, weeklyBoard } from '../../tests/fixtures/board'
import { ironBowl } from '../../tests/fixtures/line'
import { boardGame, slipPicks, tallyAt, type WeekPicks } from './leaderboard'
import { boardOfFinishedSeason, picksOfGames, unpackRow, weeklyBoardDoc, weekWinners } from './weekly-board'

const kickoff = ironBowl().kickoff
const final = ironBowl({ gameId: 'OSU at MICH', spread: 9.5, phase: 'final', awayScore: 27, homeScore: 9 })
const lines = [
  { ...final, revealedAt: kickoff },
  ironBowl({ gameId: 'ALA at AUB', phase: 'live', revealedAt: kickoff, multiplier: 2 }),
  ironBowl({ gameId: 'TA&M at TEX', spread: 2.5 }),
]
const members = new Map([
  ['bob', member('Bob')],
  ['ann', member('Ann')],
])
const picks = new Map<string, WeekPicks>([
  ['ann', { sides: { 'OSU at MICH': 'AWAY', 'TA&M at TEX': 'HOME' }, worth: { 'OSU at MICH': 2, 'TA&M at TEX': 2 } }],
  ['bob', { sides: { 'OSU at MICH': 'HOME' }, fixed: ['TA&M at TEX', 'OSU at MICH'], late: ['OSU at MICH'] }],
  ['gone', { sides: { 'OSU at MICH': 'HOME' } }],
])

test("the games of a week's board are in the order of their kickoffs, whatever was moved since", () => {
  const moved = lines.map((line, index) => ({ ...line, kickoff: kickoff - index }))
  const board = weeklyBoard(14, moved, members, picks)
  expect(board.games.map(({ gameId }) => gameId)).toEqual(['TA&M at TEX', 'ALA at AUB', 'OSU at MICH'])
  expect(board.rows.find(({ name }) => name === 'Ann')?.sides['OSU at MICH']).toBe('AWAY')
})

test('of a finished season voids what was never graded, a final whose picks stayed hidden too', () => {
  const hidden = ironBowl({ gameId: 'hidden', phase: 'final', awayScore: 27, homeScore: 9 })
  const off = ironBowl({ gameId: 'off', void: true })
  const { games } = boardOfFinishedSeason(weeklyBoard(14, [...lines, hidden, off], members, picks))
  expect(games.map((game) => [game.gameId, game.void, game.noResult ?? false])).toEqual([
    ['OSU at MICH', false, false],
    ['ALA at AUB', true, true],
    ['TA&M at TEX', true, true],
    ['hidden', true, true],
    ['off', true, false],
  ])
})

describe("a week's board", () => {
  const board = weeklyBoard(14, lines, members, picks)

  test('has its week, its games by kickoff, and the revealed ones', () => {
    expect(board.week).toBe(14)
    expect(board.games).toEqual(lines.map(boardGame))
    expect(board.revealed).toEqual(['OSU at MICH', 'ALA at AUB'])
  })

  test('has a row for every member, in their standing, and for nobody else', () => {
    expect(board.rows.map(({ userId, points, correct, picks }) => [userId, points, correct, picks])).toEqual([
      ['ann', 2, 1, 1],
      ['bob', 0, 0, 1],
    ])
  })

  test('contains nothing of a pick on a game that is not revealed', () => {
    expect(board.rows[0]).toMatchObject({ sides: { 'OSU at MICH': 'AWAY' }, worth: { 'OSU at MICH': 2 } })
    expect(JSON.stringify(board.rows)).not.toContain('TA&M')
  })

  test('marks the revealed picks that a commissioner entered', () => {
    expect(board.rows.map(({ fixed, late }) => [fixed, late])).toEqual([
      [undefined, undefined],
      [['OSU at MICH'], ['OSU at MICH']],
    ])
  })
})

test('a board leaves out the fields of a line that it does not need', () => {
  const { broadcast, spreadSource, isLocked, revealedAt } = boardGame(final) as Partial<typeof final>
  expect([broadcast, spreadSource, isLocked, revealedAt]).toEqual([undefined, undefined, undefined, undefined])
  expect(boardGame(final)).toMatchObject({ gameId: 'OSU at MICH', spread: 9.5, homeScore: 9, awayScore: 27 })
})

test('a board says of a kickoff only that it is by hand', () => {
  expect(boardGame(ironBowl({ kickoffSource: 'commissioner' }))).toHaveProperty('kickoffSource', 'commissioner')
  expect(boardGame(ironBowl())).not.toHaveProperty('kickoffSource')
})

describe('a stored row', () => {
  const { games, rows } = weeklyBoardDoc(14, lines, ['ann', 'bob', 'cid'], picks)

  test('has one letter for each game, and no name', () => {
    expect([rows.ann?.sides, rows.bob?.sides, rows.cid?.sides]).toEqual(['A--', 'H--', '---'])
    expect(JSON.stringify(rows)).not.toContain('Ann')
  })

  test('gives back the picks it was made from', () => {
    expect(rows.ann && unpackRow(games, rows.ann)).toEqual({
      sides: { 'OSU at MICH': 'AWAY' },
      worth: { 'OSU at MICH': 2 },
    })
    expect(rows.bob && unpackRow(games, rows.bob)).toEqual({
      sides: { 'OSU at MICH': 'HOME' },
      fixed: ['OSU at MICH'],
      late: ['OSU at MICH'],
    })
  })
})

test('the part of a player’s picks for some games contains nothing of other games', () => {
  const all: WeekPicks = { sides: { a: 'HOME', b: 'AWAY' }, worth: { b: 2 }, fixed: ['b'], late: ['b'] }
  expect(picksOfGames(all, ['a'])).toEqual({ sides: { a: 'HOME' } })
  expect(picksOfGames(all, ['b', 'c'])).toEqual({ sides: { b: 'AWAY' }, worth: { b: 2 }, fixed: ['b'], late: ['b'] })
  expect(Object.keys(picksOfGames({ sides: {} }, ['a']))).toEqual(['sides'])
})

test('the picks of a slip are those of its player, revealed or not, with the worth that was set by hand', () => {
  const pick = { pickTeam: 'HOME', spread: 7, savedAt: 0 } as const
  expect(slipPicks({ a: pick, b: { ...pick, pickTeam: 'AWAY', points: 2 } })).toEqual({
    sides: { a: 'HOME', b: 'AWAY' },
    worth: { b: 2 },
  })
})

test.each<[about: string, over: Partial<GameLine>, possible: number]>([
  ['is decided', {}, 1],
  ['is a double', { multiplier: 2 }, 2],
  ['was called off', { void: true }, 0],
  ['never got a spread', { spread: null }, 0],
  ['is not over', { phase: 'live' }, 0],
])('a game that %s is worth its points to everybody', (_about, over, possible) => {
  expect(tallyAt([boardGame({ ...final, ...over })])({ sides: {} }).possible).toBe(possible)
})

test('the winners of a finished week are the same in whichever order the rows are stored', () => {
  const winner: WeekPicks = { sides: { 'OSU at MICH': 'AWAY' } }
  const over = [{ ...final, revealedAt: kickoff }]
  const winnersOf = (...uids: string[]) =>
    weekWinners(weeklyBoardDoc(14, over, uids, new Map(uids.map((uid) => [uid, winner]))))
  expect([winnersOf('ann', 'bob'), winnersOf('bob', 'ann')]).toEqual([
    ['ann', 'bob'],
    ['ann', 'bob'],
  ])
  expect(weekWinners(weeklyBoardDoc(14, lines, members.keys(), picks)), 'of one that is not over').toBeNull()
})
