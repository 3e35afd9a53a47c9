import { describe, expect, test } from 'vitest'
import { member } from '../../tests/fixtures/board'
import { accuracyText, addRound, byAccuracy, joinMinigames, type MinigameRow, minigameRanks } from './minigame-board'

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
  test('is by uid for two of one name', () => {
    const [one, other] = ['a', 'b'].map((userId) => ({ ...row('Former member', 1, 17), userId }))
    for (const both of [
      [one, other],
      [other, one],
    ] as MinigameRow[][])
      expect(both.sort(byAccuracy).map(({ userId }) => userId)).toEqual(['a', 'b'])
  })
  test('ranks equal records equally', () => expect(minigameRanks(ordered)).toEqual([1, 2, 3, 4, 4, 6]))
  test('ranks equal correct answers to more questions lower', () => {
    expect(minigameRanks([row('Ann', 16, 17), row('Bob', 16, 34)])).toEqual([1, 2])
  })
})

test('a round is added to the player’s totals', () => {
  const before = { totalQuestions: 17, totalCorrect: 10, roundsPlayed: 1, playedAt: 4_000 }
  const after = { totalQuestions: 34, totalCorrect: 27, roundsPlayed: 2, playedAt: 5_000 }
  expect(addRound(before, { round: 2, correct: 17, total: 17 }, 5_000)).toEqual(after)
  expect(addRound(undefined, { round: 1, correct: 3, total: 17 }, 1)).toEqual({
    ...{ totalQuestions: 17, totalCorrect: 3, roundsPlayed: 1, playedAt: 1 },
  })
})

test('the board shows the members’ present names, best first', () => {
  const counts = { totalQuestions: 17, roundsPlayed: 1, playedAt: 1 }
  const directory = { members: { bob: member('Bobby', { color: '#bb0000', picture: 'v2', away: [{ from: 1 }] }) } }
  const rows = { ann: { ...counts, totalCorrect: 3 }, bob: { ...counts, totalCorrect: 4 } }
  expect(joinMinigames({ rows }, directory)).toMatchObject([
    {
      userId: 'bob',
      username: 'Bobby',
      favoriteColor: '#bb0000',
      avatar: '/api/avatars/bob?v=v2',
      left: true,
      totalCorrect: 4,
    },
    { userId: 'ann', username: 'Player ann', totalCorrect: 3 },
  ])
})
