import { describe, expect, test } from 'vitest'
import { HOUR } from '#common/durations'
import { ironBowl } from '../../tests/fixtures/line'
import { isWeekLocked, unlocksWithWeek } from './ahead'
import type { GameLine } from './line'
import { LOCK_AFTER_KICKOFF } from './lock'

const kickoff = ironBowl().kickoff
const LOCK = kickoff + LOCK_AFTER_KICKOFF

describe('a week that is unlocked', () => {
  const doubt = { kickoff: 0, since: 0, readings: 1, last: 0 }
  test.each<[about: string, line: Partial<GameLine>, now: number, unlocks: boolean]>([
    ['unlocks a game before its kickoff', {}, kickoff - 1, true],
    ['leaves one that has kicked off', {}, kickoff, false],
    ['leaves one that has locked by itself', {}, LOCK, false],
    ['unlocks one without a time', { timeTbd: true }, LOCK + HOUR, true],
    ['leaves one that has revealed, wherever it was moved', { kickoff: kickoff + HOUR, revealedAt: LOCK }, LOCK, false],
    ['unlocks one that was called off', { void: true }, kickoff - 1, true],
    ['leaves one that is final', { phase: 'final' }, kickoff - 1, false],
    ['unlocks one in doubt, which stays closed until that is settled', { doubt }, kickoff - 1, true],
    ['unlocks one without a spread', { spread: null }, kickoff - 1, true],
    ['has nothing to do with an open one', { isLocked: false }, kickoff - 1, false],
  ])('%s', (_about, changed, now, unlocks) =>
    expect(unlocksWithWeek(ironBowl({ isLocked: true, ...changed }), now)).toBe(unlocks),
  )
})

test.each([
  ['whose games ahead are all locked', [true, true], true],
  ['whose only game ahead is locked', [true], true],
  ['of which one game ahead is open', [true, false], false],
  ['with no game ahead', [], false],
])('whether a week is locked whole %s', (_about, locks, whole) => {
  const over = ironBowl({ phase: 'final', isLocked: !whole })
  const lines = [over, ...locks.map((isLocked) => ironBowl({ isLocked }))]
  expect(isWeekLocked(lines, kickoff - 1)).toBe(whole)
})
