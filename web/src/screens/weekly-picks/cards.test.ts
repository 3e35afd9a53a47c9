import { expect, it } from 'vitest'
import type { GameLine } from '../../../../common/line'
import { CARD_GRACE, LOCK_AFTER_KICKOFF } from '../../../../common/lock'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf, matchup, missing, nextToLock } from './cards'
import { NO_RECEIPT } from './receipts'

const line = (gameId: string, kickoff: number, more: Partial<GameLine> = {}): GameLine =>
  ironBowl({ gameId, kickoff, homeAbbr: 'ALA', awayAbbr: 'OU', ...more })
const HOUR = 3_600_000

it('closes a card half a minute after the server does', () => {
  const lock = LOCK_AFTER_KICKOFF
  const closed = (now: number) => cardsOf([line('a', 0)], null, {}, now)[0]?.closed
  expect(closed(lock)).toBeNull()
  expect(closed(lock + CARD_GRACE - 1)).toBeNull()
  expect(closed(lock + CARD_GRACE)).toBe('kickoff')
})

it('misses open games without a pick only', () => {
  const lines = [
    line('a', HOUR),
    line('b', HOUR),
    line('c', HOUR, { spread: null }),
    line('d', HOUR, { isLocked: true }),
  ]
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: -3, savedAt: 1 } } }
  expect(missing(cardsOf(lines, slip, {}, 0)).map((card) => card.line.gameId)).toEqual(['b'])
  const receipts = { b: { ...NO_RECEIPT, wanted: 'AWAY' as const, saving: true } }
  expect(missing(cardsOf(lines, slip, receipts, 0))).toEqual([])
})

it('names what locks next', () => {
  const later = [line('a', 2 * HOUR), line('b', HOUR), line('c', HOUR), line('d', 0, { isLocked: true })]
  expect(nextToLock(later, 0)).toEqual({ at: HOUR + LOCK_AFTER_KICKOFF, games: 'OU @ ALA + 1 more' })
  expect(nextToLock(later, 9 * HOUR)).toBeNull()
  expect(nextToLock([line('a', 0, { timeTbd: true })], 0)).toBeNull()
  expect(matchup(line('a', 0, { neutralSite: true }))).toBe('OU vs ALA')
})
