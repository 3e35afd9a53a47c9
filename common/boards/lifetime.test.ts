import { expect, test } from 'vitest'
import { member } from '../../tests/fixtures/board'
import { documentSize } from '../../tests/simulation/store/apply'
import { joinLifetime, type LifetimeRecord, NO_RECORD, packRecord, unpackRecord } from './lifetime'

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
