import { expect, test } from 'vitest'
import { HOUR } from '#common/durations'
import { ironBowl } from '../../tests/fixtures/line'
import { LOCK_AFTER_KICKOFF } from './lock'
import { missingPicks } from './missing'

const lines = [
  ironBowl({ gameId: 'begun', kickoff: 0 }),
  ironBowl({ gameId: 'soon', kickoff: 2 * HOUR }),
  ironBowl({ gameId: 'late', kickoff: 5 * HOUR }),
  ironBowl({ gameId: 'no line', kickoff: 2 * HOUR, spread: null }),
]
const slipOf = (...ids: string[]) => ({
  picks: Object.fromEntries(ids.map((id) => [id, { pickTeam: 'HOME' as const, spread: 7, savedAt: 0 }])),
})

test('only games that can be picked now are missing, and the first lock is of one of them', () => {
  const [, soon, late] = lines
  expect(missingPicks(lines, undefined, HOUR)).toEqual({
    count: 2,
    lockAt: 2 * HOUR + LOCK_AFTER_KICKOFF,
    first: soon,
  })
  expect(missingPicks(lines, slipOf('soon'), HOUR)).toEqual({
    count: 1,
    lockAt: 5 * HOUR + LOCK_AFTER_KICKOFF,
    first: late,
  })
  expect(missingPicks(lines, slipOf('soon', 'late'), HOUR)).toEqual({ count: 0, lockAt: null, first: undefined })
})

test('the first that locks is named wherever it stands, of several the one that stands first', () => {
  const [, soon, late] = lines
  const [first, second] = [
    { ...ironBowl(), kickoff: HOUR },
    { ...ironBowl(), gameId: 'second', kickoff: HOUR },
  ]
  expect(missingPicks([...lines].reverse(), undefined, HOUR).first).toBe(soon)
  expect(missingPicks([first, second, ...lines], slipOf('soon'), HOUR).first).toBe(first)
  expect(missingPicks([...lines].reverse(), slipOf('soon'), HOUR).first).toBe(late)
})

test('a game without an hour has no lock', () => {
  expect(missingPicks([ironBowl({ timeTbd: true })], undefined, 0)).toEqual({
    count: 1,
    lockAt: null,
    first: undefined,
  })
})
