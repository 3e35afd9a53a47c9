import { array, assert, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { member } from '../../tests/fixtures/board'
import { ironBowl } from '../../tests/fixtures/line'
import { boardGame } from './leaderboard'
import { joinOverall, overallBoardDoc, pointsByWeek } from './overall-board'
import type { WeeklyBoardDoc, WeeklyRowDoc } from './weekly-board'

const directory = { members: { ann: member('Ann'), bob: member('Bob', { picture: 'v1' }), cid: member('Cid') } }
const uids = Object.keys(directory.members)
const row = (points: number, correct: number): WeeklyRowDoc => ({ points, correct, picks: 6, sides: 'H' })
/** A double that is decided: every player of the week could have had two points. */
const decided = boardGame(ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, multiplier: 2 }))
/** One that the feed ended before its reveal: nobody has points of it yet. */
const early = { ...decided, gameId: 'early' }
const board = (week: number, rows: WeeklyBoardDoc['rows']): WeeklyBoardDoc => ({
  ...{ week, games: [decided, early], revealed: [decided.gameId], rows },
})
const stored = (byWeek: string) => ({ byWeek, correct: 0, picks: 0, possible: 0 })
const first = board(1, { ann: row(4, 4), bob: row(6, 5) })
const second = board(2, { ann: row(5, 4), bob: row(3, 3), gone: row(8, 6) })

describe('the season', () => {
  test('adds up the weeks of the present members', () => {
    expect(overallBoardDoc([second, first], uids)).toEqual({
      weeks: [1, 2],
      rows: {
        ann: { byWeek: '4 5', correct: 8, picks: 12, possible: 4 },
        bob: { byWeek: '6 3', correct: 8, picks: 12, possible: 4 },
        cid: { byWeek: '- -', correct: 0, picks: 0, possible: 0 },
      },
    })
  })

  test('shows names, pictures and points by week, best first', () => {
    const { weeks, rows } = joinOverall(overallBoardDoc([first, second], uids), directory)
    expect(weeks).toEqual([1, 2])
    expect(rows.map(({ name, points, byWeek, avatar }) => [name, points, byWeek, avatar])).toEqual([
      ['Ann', 9, { 1: 4, 2: 5 }, ''],
      ['Bob', 9, { 1: 6, 2: 3 }, '/api/avatars/bob?v=v1'],
      ['Cid', 0, {}, ''],
    ])
  })

  test('orders players by their points, whatever the order of the rows', () => {
    const doc = { weeks: [1], rows: { ann: stored('3'), bob: stored('12'), cid: stored('-') } }
    expect(joinOverall(doc, directory).rows.map(({ name, points }) => [name, points])).toEqual([
      ['Bob', 12],
      ['Ann', 3],
      ['Cid', 0],
    ])
  })

  test.each([
    ['a week with points, one without, and one of zero', '7 - 0', { 1: 7, 3: 0 }],
    ['no week', '', {}],
    ['fewer weeks than the board', '7', { 1: 7 }],
  ])('reads %s', (_about, byWeek, points) => expect(pointsByWeek([1, 2, 3], stored(byWeek))).toEqual(points))

  test('is empty without members or weeks', () => {
    expect(overallBoardDoc([], [])).toEqual({ weeks: [], rows: {} })
    const empty = overallBoardDoc([], ['ann'])
    expect(pointsByWeek(empty.weeks, empty.rows.ann ?? { byWeek: '', correct: 0, picks: 0, possible: 0 })).toEqual({})
  })

  test('does not depend on the order of weeks or members', () => {
    const rows = array(record({ points: integer({ min: 0, max: 12 }), correct: integer({ min: 0, max: 6 }) }), {
      minLength: 3,
      maxLength: 3,
    })
    assert(
      property(array(rows, { maxLength: 5 }), shuffledSubarray([0, 1, 2], { minLength: 3 }), (weeks, order) => {
        const boards = weeks.map((each, index) =>
          board(
            index + 1,
            Object.fromEntries(each.map(({ points, correct }, player) => [uids[player] ?? '', row(points, correct)])),
          ),
        )
        const shuffled = order.map((index) => uids[index] ?? '')
        expect(overallBoardDoc([...boards].reverse(), shuffled)).toEqual(overallBoardDoc(boards, uids))
      }),
    )
  })
})
