import { describe, expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { KICKOFF, REVEAL } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { annAndBob, decideAtReveal, finalLine, lineOf, pick, weekState } from '../../../tests/fixtures/week-state'
import { decideWeek } from './decide-week'
import type { WeekState } from './week-state'

const ID = ironBowl().gameId

describe('the board', () => {
  const lines = [
    finalLine(),
    lineOf('b', { phase: 'final', homeScore: 30, awayScore: 0, multiplier: 2, revealedAt: REVEAL }),
  ]
  const first = decideAtReveal({ lines }, [
    pick('ann', 'AWAY', { points: 2 }),
    pick('ann', 'HOME', { gameId: 'b', points: 1, fixedBy: 'commish', afterFinal: true }),
    pick('bob', 'HOME', { gameId: 'b' }),
  ]).board

  it('has the picks that were read, with their worth and who entered them', () => {
    expect(first).toMatchObject({
      ...{ week: 14, revealed: [ID, 'b'] },
      rows: {
        ann: { sides: 'AH', points: 3, correct: 2, picks: 2, worth: { [ID]: 2, b: 1 }, fixed: ['b'], late: ['b'] },
        bob: { sides: '-H', points: 2, correct: 1, picks: 1 },
      },
    })
    expect(Object.keys(first.rows.bob ?? {})).toEqual(['sides', 'points', 'correct', 'picks'])
  })

  it('keeps its picks without reading them again', () => {
    expect(decideAtReveal({ lines, board: first }).board).toEqual(first)
  })

  it('drops a pick that was deleted when its game is read again, and keeps the others', () => {
    const again = decideWeek(weekState({ lines, board: first }), new Map([['b', []]]), null, REVEAL).board
    expect(again.rows).toEqual({
      ann: { sides: 'A-', points: 2, correct: 1, picks: 1, worth: { [ID]: 2 } },
      bob: { sides: '--', points: 0, correct: 0, picks: 0 },
    })
  })

  it('replaces a pick that was saved again, with its marks', () => {
    const { rows } = decideAtReveal({ lines, board: first }, [pick('ann', 'AWAY', { gameId: 'b' })]).board
    expect(rows.ann).toEqual({ sides: 'AA', points: 2, correct: 1, picks: 2, worth: { [ID]: 2 } })
  })

  it('marks every pick that was entered by hand', () => {
    const byHand = { fixedBy: 'commish', afterFinal: true } as const
    const { rows } = decideAtReveal({ lines, board: first }, [pick('ann', 'HOME', byHand)]).board
    expect(rows.ann).toMatchObject({ fixed: [ID, 'b'], late: [ID, 'b'] })
  })

  it('shows no pick of somebody who is no member, nor of a game that is not revealed', () => {
    const { board, entries } = decideAtReveal({ lines: [ironBowl()] }, [pick('gone', 'HOME'), pick('ann', 'HOME')])
    expect(board.revealed).toEqual([])
    expect(board.rows).toEqual({
      ann: { sides: '-', points: 0, correct: 0, picks: 0 },
      bob: { sides: '-', points: 0, correct: 0, picks: 0 },
    })
    expect(entries).toEqual([])
  })
})

describe('a late joiner', () => {
  const lines = [finalLine()]
  const members = annAndBob({ joinedAt: REVEAL })
  it('is not in yet: no row, and no points of the week in the season', () => {
    const { board, overall } = decideAtReveal({ lines, members }, [pick('ann', 'AWAY')])
    expect(Object.keys(board.rows)).toEqual(['ann'])
    expect(overall.rows.bob).toEqual({ byWeek: '-', correct: 0, picks: 0, possible: 0 })
  })
  it('is in the week of a pick that a commissioner entered', () => {
    const { board } = decideAtReveal({ lines, members }, [pick('bob', 'AWAY', { fixedBy: 'commish' })])
    expect(board.rows.bob).toMatchObject({ sides: 'A', points: 1 })
    expect(decideAtReveal({ lines, members, board }).board).toEqual(board)
  })
  it('is in a week with a game still to come', () => {
    const { board } = decideAtReveal({ lines: [finalLine(), lineOf('b', { kickoff: KICKOFF + 3_600_000 })], members })
    expect(board.rows.bob).toMatchObject({ sides: '--', picks: 0 })
  })
})

describe('who has left', () => {
  const members = annAndBob({ away: [{ from: REVEAL }] })
  const open = lineOf('b', { kickoff: KICKOFF + 3_600_000 })
  const decided = (lines: GameLine[], over = {}) => decideAtReveal({ lines, members, ...over }, [pick('ann', 'AWAY')])
  it('has no row in a week that reveals later, nor a place in status and season', () => {
    const { board, overall, status } = decided([finalLine()])
    expect([board.rows, overall.rows, status?.made ?? {}].map((each) => Object.keys(each))).toEqual([
      ['ann'],
      ['ann'],
      ['ann'],
    ])
  })
  it('keeps the row of a week that had begun, and the place in the season', () => {
    const lines = [finalLine(), open]
    const { board, overall, status } = decided(lines, { members: annAndBob({ away: [{ from: REVEAL + 1 }] }) })
    expect(board.rows.bob).toMatchObject({ sides: '--' })
    expect(overall.rows.bob).toMatchObject({ byWeek: '0' })
    expect(status?.made.bob).toBeUndefined()
  })
  it('keeps the place in the season, though only one week has the row', () => {
    const before = { ...decideAtReveal({ lines: [finalLine()] }).board, week: 13 }
    const { overall } = decided([finalLine()], { members, otherBoards: [before] })
    expect(overall.rows.bob).toMatchObject({ byWeek: '0 -' })
  })
  it.each<[about: string, other: Partial<GameLine>, row: boolean]>([
    ['called off before its reveal', { void: true, timeTbd: true }, false],
    ['still to come', { kickoff: KICKOFF + 3_600_000 }, true],
    ['called off, after it had revealed before the absence', { void: true, revealedAt: 0 }, true],
  ])('and coming back, has a row through another game that is %s: %s', (_about, other, row) => {
    const away = annAndBob({ away: [{ from: 1, to: REVEAL + 1 }] })
    const { board } = decided([finalLine(), lineOf('other', other)], { members: away })
    expect('bob' in board.rows).toBe(row)
  })
  it('keeps the row of a pick that had revealed', () => {
    const { board } = decideAtReveal({ lines: [finalLine()], members }, [pick('bob', 'AWAY')])
    expect(board.rows.bob).toMatchObject({ sides: 'A', points: 1 })
  })
})

describe('the season', () => {
  const { board } = decideAtReveal({ lines: [finalLine()] }, [pick('ann', 'AWAY')])
  const of = (week: number, over: object) => ({ ...board, week, ...over })
  it.each<[about: string, state: Partial<WeekState>, weeks: number[]]>([
    ['counts the weeks up to the active one that have games', { otherBoards: [of(13, { revealed: [] })] }, [13, 14]],
    ['leaves out a week without games', { otherBoards: [of(13, { revealed: [], games: [] })] }, [14]],
    ['leaves out a week prepared ahead', { otherBoards: [of(15, { revealed: [] })] }, [14]],
    ['counts a later week once a game of it has revealed', { otherBoards: [of(15, {})] }, [14, 15]],
    ['counts the active one as soon as it has games', { lines: [ironBowl()], board: null }, [14]],
    [
      'does not count this one while nothing has revealed and another is active',
      { lines: [ironBowl()], settings: { ...weekState().settings, activeWeek: 13 } },
      [],
    ],
  ])('%s', (_about, state, weeks) => {
    expect(decideAtReveal({ lines: [finalLine()], board, ...state }).overall.weeks).toEqual(weeks)
  })

  it('has everybody’s points of each week', () => {
    const { overall } = decideAtReveal({ lines: [finalLine()], board, otherBoards: [of(13, {})] })
    expect(overall.rows.ann).toEqual({ byWeek: '1 1', correct: 2, picks: 2, possible: 2 })
  })
})
