import { expect, it } from 'vitest'
import { CARD_GRACE, LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { ironBowl } from '../../../../tests/fixtures/line'
import { LAST_MINUTES, untilNextChange } from './lockHooks'

const LOCK = 1_000_000_000
const line = ironBowl({ kickoff: LOCK - LOCK_AFTER_KICKOFF })
const later = ironBowl({ gameId: '2', kickoff: LOCK - LOCK_AFTER_KICKOFF + 10_000 })

it.each([
  ['far from a lock, half a minute', LOCK - LAST_MINUTES - 31_000, 30_000],
  ['until the countdown begins', LOCK - LAST_MINUTES - 1_000, 1_000],
  ['half a minute while it counts', LOCK - LAST_MINUTES, 30_000],
  ['until the lock', LOCK - 1_500, 1_500],
  ['until the card closes', LOCK + 12_000, CARD_GRACE - 12_000],
  ['half a minute afterwards', LOCK + CARD_GRACE, 30_000],
])('the cards rest: %s', (_, now, rest) => expect(untilNextChange([line], now)).toBe(rest))

it('a second lock is not missed while the card of the first still closes', () => {
  expect(untilNextChange([line, later], LOCK + 4_000)).toBe(6_000)
})

it('without a kickoff nothing locks', () => {
  expect(untilNextChange([ironBowl({ timeTbd: true })], LOCK)).toBe(30_000)
})
