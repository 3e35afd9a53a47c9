import { expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { ironBowl } from '../../../../tests/fixtures/line'
import { nextToLock, noLockText } from './NextLock'

const line = (gameId: string, kickoff: number, more: Partial<GameLine> = {}): GameLine =>
  ironBowl({ gameId, kickoff, ...more })

it('names what locks next', () => {
  const later = [line('a', 2 * HOUR), line('b', HOUR), line('c', HOUR), line('d', 0, { isLocked: true })]
  const names = { awayName: 'Texas A&M', homeName: 'Missouri' }
  const next = { at: HOUR + LOCK_AFTER_KICKOFF, gameId: 'b', game: 'Alabama at Auburn', more: 1 }
  expect(nextToLock(later, 0)).toEqual(next)
  expect(nextToLock([line('a', HOUR, names)], 0)).toMatchObject({ game: 'Texas A&M at Missouri', more: 0 })
  expect(nextToLock([line('a', HOUR, { ...names, neutralSite: true })], 0)?.game).toBe('Texas A&M vs Missouri')
  expect(nextToLock(later, 9 * HOUR)).toBeNull()
  expect(nextToLock([line('a', 0, { timeTbd: true })], 0)).toBeNull()
})

it.each([
  ['all games have locked', [line('a', 0)], 'Nothing is left to lock.'],
  ['all are locked by hand', [line('a', 9 * HOUR, { isLocked: true })], 'Nothing is left to lock.'],
  ['a kickoff is not known', [line('a', 9 * HOUR, { timeTbd: true })], 'What is left has no kickoff time yet.'],
  ['no line is set', [line('a', 9 * HOUR, { spread: null })], 'The lines are still to come.'],
])('says why nothing is next to lock when %s', (_, lines, words) => {
  expect(nextToLock(lines, 8 * HOUR)).toBeNull()
  expect(noLockText(lines, 8 * HOUR)).toBe(words)
})
