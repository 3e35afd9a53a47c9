import { expect, test } from 'vitest'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { ironBowl } from '../../../tests/fixtures/line'
import { refuseTakingOff } from './taking-off'

const lockedIn = (ms: number) => ironBowl({ kickoff: Date.now() - LOCK_AFTER_KICKOFF + ms })

test.each([-30_000, 30_000])('a game that locks in %d ms is not taken off, in words that are true', (ms) =>
  expect(() => refuseTakingOff([lockedIn(ms)])).toThrow('has kicked off, and its picks are revealed, or about to be.'),
)

test('a game that locks later is taken off', () => expect(() => refuseTakingOff([lockedIn(90_000)])).not.toThrow())

test('a game that is over is not taken off though its kickoff is ahead; a final by hand is', () => {
  const over = ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, kickoff: Date.now() + 3_600_000 })
  expect(() => refuseTakingOff([over])).toThrow('Alabama at Auburn is over. Call it off instead of removing it.')
  expect(() => refuseTakingOff([{ ...over, void: true, voidSource: 'commissioner' }])).toThrow('is over')
  const byHand = { phase: 'final', homeScore: 20, awayScore: 27, by: 'commish', at: 1 } as const
  expect(() => refuseTakingOff([{ ...over, byHand }])).not.toThrow()
})
