import { describe, expect, test } from 'vitest'
import { HOUR } from '#common/durations'
import { member } from '../../tests/fixtures/board'
import { away, double, home, push, week } from '../../tests/fixtures/graded-week'
import { documentSize } from '../../tests/simulation/store/apply'
import { joinLifetime, type LifetimeRecord, lifetimeDoc, NO_RECORD, packRecord, unpackRecord } from './lifetime'
import type { WeeklyBoardDoc } from './weekly-board'

/** The career over these seasons, of which the first is 2025; null without a row. */
function careerOf(uid: string, ...seasons: WeeklyBoardDoc[][]): LifetimeRecord | null {
  const doc = lifetimeDoc(seasons.map((boards, index) => ({ season: 2025 + index, boards })))
  const packed = doc.rows[uid]
  return packed === undefined ? null : unpackRecord(packed)
}

describe('a career', () => {
  test.each<[string, WeeklyBoardDoc[][], Partial<LifetimeRecord> | null]>([
    [
      'of one week that was won',
      [[week(1, [home, away], { ann: 'HA', bob: 'HH' })]],
      { titles: 1, weeksWon: 1, wins: 2, losses: 0, points: 2, winStreak: 2, lossStreak: 0 },
    ],
    ['that shares the crown and the title', [[week(1, [home], { ann: 'H', bob: 'H' })]], { titles: 1, weeksWon: 1 }],
    [
      'without a point: nobody wins a week of noughts',
      [[week(1, [away], { ann: 'H', bob: 'H' })]],
      { titles: 0, weeksWon: 0, losses: 1, winStreak: 0, lossStreak: 1 },
    ],
    [
      'that wins more weeks and not the title',
      [
        [
          week(1, [home], { ann: 'H', bob: '-' }),
          week(2, [home], { ann: 'H', bob: '-' }),
          week(3, [double, double], { ann: '--', bob: 'HH' }),
        ],
      ],
      { titles: 0, weeksWon: 2, points: 2 },
    ],
    [
      'whose weeks together win the title, not the last of them',
      [[week(1, [double], { ann: 'H', bob: '-' }), week(2, [home], { ann: '-', bob: 'H' })]],
      { titles: 1, weeksWon: 1, points: 2 },
    ],
    [
      'with a push: it is a pick, and neither a win nor a loss',
      [[week(1, [push], { ann: 'H' })]],
      { wins: 0, losses: 0, pushes: 1, weeks: 1 },
    ],
    [
      'with a void game: it leaves everything',
      [[week(1, [{ ends: 'home', over: { void: true } }, home], { ann: 'HH' })]],
      { wins: 1, points: 1 },
    ],
    [
      'with a line that never got a spread',
      [[week(1, [{ ends: 'home', over: { spread: null } }, home], { ann: 'HH' })]],
      { wins: 1 },
    ],
    ['of a week that no game decided: it does not count', [[week(1, [{ ends: 'open' }], { ann: 'H' })]], null],
    [
      'with a final that never revealed: it counts for nobody, as on the boards',
      [[{ ...week(1, [home], { ann: '-', bob: '-' }), revealed: [] }]],
      null,
    ],
    [
      'that missed a week: it counts as a week, and is not the worst',
      [[week(1, [home], { ann: 'H' }), week(2, [home], { ann: '-' })]],
      { weeks: 2, worst: { points: 1, season: 2025, week: 1 } },
    ],
    [
      'of a late joiner: the weeks before have no row',
      [[week(1, [home], { bob: 'H' }), week(2, [home], { ann: 'H', bob: 'H' })]],
      { weeks: 1, seasons: 1 },
    ],
    ['with a double', [[week(1, [double, away], { ann: 'HH' })]], { wins: 1, losses: 1, points: 2 }],
    [
      'with two best weeks: the earlier one',
      [[week(2, [home], { ann: 'H' }), week(1, [home], { ann: 'H' })]],
      { best: { points: 1, season: 2025, week: 1 } },
    ],
    [
      'whose worst week comes late: the earlier one of two',
      [[week(1, [home], { ann: 'H' }), week(2, [away], { ann: 'H' }), week(3, [away], { ann: 'H' })]],
      { worst: { points: 0, season: 2025, week: 2 } },
    ],
    [
      'of two seasons',
      [[week(1, [home], { ann: 'H' })], [week(0, [double], { ann: 'H' })]],
      {
        titles: 2,
        seasons: 2,
        weeks: 2,
        best: { points: 2, season: 2026, week: 0 },
        worst: { points: 1, season: 2025, week: 1 },
      },
    ],
    [
      'with a streak over weeks and seasons',
      [[week(1, [away, home], { ann: 'HH' }), week(2, [home], { ann: 'H' })], [week(1, [home, away], { ann: 'HH' })]],
      { winStreak: 3, lossStreak: 1 },
    ],
    [
      'whose streak a push and a missed game do not end',
      [[week(1, [home, push, home, home], { ann: 'HH-H' })]],
      { winStreak: 2 },
    ],
    [
      'whose streak goes by kickoff, not by the slate',
      [[week(1, [home, { ends: 'away', over: { kickoff: 9 * HOUR } }, home], { ann: 'HHH' })]],
      { winStreak: 2, lossStreak: 1 },
    ],
    ['of nobody', [[week(1, [home], { bob: 'H' })]], null],
  ])('%s', (_what, seasons, expected) => {
    const career = careerOf('ann', ...seasons)
    if (expected) expect(career).toMatchObject(expected)
    else expect(career).toBeNull()
  })

  test('is counted the same from boards in any order', () => {
    const [first, second] = [
      week(1, [home, away], { ann: 'HH', bob: 'AA' }),
      week(2, [push, home], { ann: 'HA', bob: 'AH' }),
    ]
    const one = { season: 2025, boards: [first, second] }
    const other = { season: 2026, boards: [second] }
    const doc = lifetimeDoc([one, other])
    expect(doc.seasons).toEqual([2025, 2026])
    expect(lifetimeDoc([other, { ...one, boards: [second, first] }])).toEqual(doc)
  })
})

test('the lifetime board ranks by titles, then weeks won, then points, and shares a rank', () => {
  const { rows } = joinLifetime(
    lifetimeDoc([
      { season: 2025, boards: [week(1, [home, home], { ann: 'HH', bob: 'HA', cy: 'AH', dee: 'AA' })] },
      { season: 2026, boards: [week(1, [home], { dee: 'H' })] },
    ]),
    null,
  )
  expect(rows.map(({ userId, rank, titles, points }) => [userId, rank, titles, points])).toEqual([
    ['ann', 1, 1, 2],
    ['dee', 2, 1, 1],
    ['bob', 3, 0, 1],
    ['cy', 3, 0, 1],
  ])
})

const long: LifetimeRecord = {
  ...{ titles: 12, weeksWon: 188, seasons: 30, weeks: 540, wins: 6_543, losses: 5_432, pushes: 321, points: 7_654 },
  ...{ winStreak: 31, lossStreak: 29, best: { points: 22, season: 2054, week: 17 } },
  worst: { points: 0, season: 2041, week: 0 },
}

test.each([
  ['thirty seasons', long],
  ['a season without a pick', { ...NO_RECORD, seasons: 1, weeks: 15 }],
  ['nothing', NO_RECORD],
])('%s is packed and unpacked', (_what, record) => expect(unpackRecord(packRecord(record))).toEqual(record))

test('the records of 5,000 players over thirty seasons fit one document', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [`uid-${String(index).padStart(24, '0')}`, packRecord(long)])
  const document = { seasons: Array.from({ length: 30 }, (_, index) => 2025 + index), rows: Object.fromEntries(rows) }
  expect(documentSize('leaderboards/lifetime', document) / 1024).toBeLessThan(700)
})

test('titles come before weeks won, weeks won before points, and equal careers stand by name', () => {
  const row = (titles: number, weeksWon: number, points: number) =>
    packRecord({ ...NO_RECORD, titles, weeksWon, points })
  const rows = { a: row(0, 3, 9), b: row(0, 3, 9), c: row(0, 1, 20), d: row(1, 1, 5), e: row(0, 3, 10) }
  const members = { a: member('Zoe'), b: member('Amy'), c: member('Cy'), d: member('Dee'), e: member('Eve') }
  const board = joinLifetime({ seasons: [2025], rows }, { members })
  expect(board.rows.map(({ name, rank }) => [name, rank])).toEqual([
    ['Dee', 1],
    ['Eve', 2],
    ['Amy', 3],
    ['Zoe', 3],
    ['Cy', 5],
  ])
})
