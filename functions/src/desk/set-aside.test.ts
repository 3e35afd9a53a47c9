import { expect, test } from 'vitest'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { ironBowl } from '../../../tests/fixtures/line'
import { refuseRevealed } from './set-aside'

const lockedIn = (ms: number) => ironBowl({ kickoff: Date.now() - LOCK_AFTER_KICKOFF + ms })

test.each([-30_000, 30_000])('a game that locks in %d ms is not taken off, in words that are true', (ms) =>
  expect(() => refuseRevealed([lockedIn(ms)])).toThrow('has kicked off, and its picks are open or about to be.'),
)

test('a game that locks later is taken off', () => expect(() => refuseRevealed([lockedIn(90_000)])).not.toThrow())
