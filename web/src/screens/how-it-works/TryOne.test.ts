import { expect, it } from 'vitest'
import { gradePick } from '#common/game/grade'
import { favoriteSide, sideSpread } from '#common/game/sides'
import { ENDINGS, EXAMPLE, taskOf } from './TryOne'

it.each([
  [-6.5, 'has to win by 7 or more'],
  [-7, 'has to win by 8 or more'],
  [0, 'has to win'],
  [6.5, 'has to win, or lose by 6 or less'],
  [7, 'has to win, or lose by 6 or less'],
  [1.5, 'has to win, or lose by 1 or less'],
])('a team at %d %s', (spread, task) => expect(taskOf(spread)).toBe(task))

it('tries both teams, and never ties against the spread', () => {
  expect(favoriteSide(EXAMPLE)).toBe('HOME')
  expect(sideSpread(EXAMPLE.spread, 'AWAY')).toBe(6.5)
  expect(ENDINGS.map((score) => gradePick(EXAMPLE, 'HOME', score))).toEqual(['WIN', 'LOSS', 'LOSS'])
  expect(ENDINGS.map((score) => gradePick(EXAMPLE, 'AWAY', score))).toEqual(['LOSS', 'WIN', 'WIN'])
})
