import { describe, expect, test } from 'vitest'
import {
  accuracyText,
  byAccuracy,
  type MinigameBoard,
  type MinigameRow,
  minigameRanks,
  withRound,
} from './minigame-board'

const row = (username: string, totalCorrect: number, totalQuestions: number): MinigameRow => ({
  ...{ userId: username, username, totalCorrect, totalQuestions },
  ...{ avatar: '', favoriteColor: '#123456', roundsPlayed: 1, playedAt: 0 },
})

test.each([
  [0, 0, '0.0%'],
  [0, 17, '0.0%'],
  [16, 17, '94.1%'],
  [17, 17, '100.0%'],
  [2, 3, '66.7%'],
  [1, 16, '6.3%'], // 6.25 rounds up
])('%i of %i is %s', (correct, questions, text) => {
  expect(accuracyText({ totalCorrect: correct, totalQuestions: questions })).toBe(text)
})

describe('the order', () => {
  const rows = [
    row('Zed', 17, 17),
    row('deb', 16, 17), // 94.1 %
    row('Cal', 111, 118), // 94.1 % as well, of more
    row('bob', 16, 17),
    row('Ann', 0, 17),
    row('Eve', 34, 34),
  ]
  const ordered = [...rows].sort(byAccuracy)
  test('is by accuracy as shown, then correct, then name without case', () => {
    expect(ordered.map(({ username }) => username)).toEqual(['Eve', 'Zed', 'Cal', 'bob', 'deb', 'Ann'])
  })
  test('ranks equal records equally', () => expect(minigameRanks(ordered)).toEqual([1, 2, 3, 4, 4, 6]))
})

test('a round counts for its player alone, under the name the player has now', () => {
  const board: MinigameBoard = { rows: [row('ann', 17, 17), row('bob', 10, 17)] }
  const bob = { userId: 'bob', name: 'Bobby', avatar: 'b.png', favoriteColor: '#bb0000', favoriteTeam: '', about: '' }
  const after = withRound(board, bob, { round: 2, correct: 17, total: 17 }, 5_000)
  expect(after.rows).toEqual([
    row('ann', 17, 17),
    {
      ...{ userId: 'bob', username: 'Bobby', avatar: 'b.png', favoriteColor: '#bb0000' },
      ...{ totalCorrect: 27, totalQuestions: 34, roundsPlayed: 2, playedAt: 5_000 },
    },
  ])
  expect(withRound({ rows: [] }, bob, { round: 1, correct: 3, total: 17 }, 1).rows).toMatchObject([
    { totalCorrect: 3, totalQuestions: 17, roundsPlayed: 1, playedAt: 1 },
  ])
})
