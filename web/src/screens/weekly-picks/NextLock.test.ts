import { expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { nextToLock } from '#common/game/lock'
import { ironBowl } from '../../../../tests/fixtures/line'
import { lockToName, noLockText } from './NextLock'

const line = (gameId: string, kickoff: number, more: Partial<GameLine> = {}): GameLine =>
  ironBowl({ gameId, kickoff, ...more })

it.each([
  ['all games have locked', [line('a', 0)], 'Nothing is left to lock.'],
  ['all are locked by hand', [line('a', 9 * HOUR, { isLocked: true })], 'Nothing is left to lock.'],
  ['a kickoff is not known', [line('a', 9 * HOUR, { timeTbd: true })], 'What is left has no kickoff time yet.'],
  ['no line is set', [line('a', 9 * HOUR, { spread: null })], 'The lines are still to come.'],
])('says why nothing is next to lock when %s', (_, lines, words) => {
  expect(nextToLock(lines, 8 * HOUR)).toBeNull()
  expect(noLockText(lines, 8 * HOUR)).toBe(words)
})

it('names the next lock of a game that is still to pick, since a picked one asks nothing', () => {
  const [first, second, third] = [line('a', 9 * HOUR), line('b', 10 * HOUR), line('c', 10 * HOUR)]
  const named = (...unpicked: GameLine[]) => {
    const { label, games } = lockToName([first, second, third], unpicked, 8 * HOUR) ?? { games: [] }
    return [label, ...games.map(({ gameId }) => gameId)]
  }
  expect(named()).toEqual(['Next to lock', 'a'])
  expect(named(first, third)).toEqual(['Next to lock', 'a'])
  expect(named(third)).toEqual(['Next pick due', 'c'])
  expect(lockToName([], [], 8 * HOUR)).toBeNull()
})
