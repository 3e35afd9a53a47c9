import { describe, expect, test } from 'vitest'
import { HOUR } from '#common/durations'
import { ironBowl } from '../../tests/fixtures/line'
import type { GameLine } from './line'
import * as lock from './lock'

const kickoff = ironBowl().kickoff
const LOCK = kickoff + 600_000

/** A line, a time, why no pick may be changed then, and whether the picks are revealed. */
type Case = [about: string, line: Partial<GameLine>, now: number, closed: lock.ClosedReason | null, revealed: boolean]

/** Moved by two hours; decided before the lock, and stored by the database at this time. */
const moved = (storedAt: number): Partial<GameLine> => ({
  kickoff: kickoff + 2 * HOUR,
  ...{ lockWas: LOCK, moveDecidedAt: LOCK - 31_000, movedAt: { toMillis: () => storedAt } },
})

const cases: Case[] = [
  ['before kickoff', {}, kickoff - 1, null, false],
  ['at kickoff', {}, kickoff, null, false],
  ['a millisecond before the lock', {}, LOCK - 1, null, false],
  ['at the lock', {}, LOCK, 'kickoff', true],
  ['a millisecond after the lock', {}, LOCK + 1, 'kickoff', true],
  ['kickoff to be announced', { timeTbd: true }, LOCK + HOUR, null, false],
  ['announced later', { kickoff: kickoff + HOUR }, LOCK + HOUR - 1, null, false],
  ['moved later, at its new lock', { kickoff: kickoff + HOUR }, LOCK + HOUR, 'kickoff', true],
  ['moved earlier', { kickoff: kickoff - HOUR }, LOCK - HOUR, 'kickoff', true],
  ['revealed, then moved later', { kickoff: kickoff + HOUR, revealedAt: LOCK }, LOCK, 'kickoff', true],
  ['revealed, then back to TBD', { timeTbd: true, revealedAt: LOCK }, LOCK + 1, 'kickoff', true],
  ['revealed, by a clock that is behind', { revealedAt: LOCK }, LOCK - HOUR, 'kickoff', true],
  ['revealed, then back to TBD, by a clock that is behind', { timeTbd: true, revealedAt: LOCK }, 0, 'kickoff', true],
  ['final before its lock, because the feed has the kickoff wrong', { phase: 'final' }, kickoff, 'kickoff', false],
  ['locked by hand', { isLocked: true }, kickoff, 'hand', false],
  ['locked by hand, at the lock', { isLocked: true }, LOCK, 'kickoff', true],
  ['locked by hand while TBD', { isLocked: true, timeTbd: true }, LOCK, 'hand', false],
  ['called off before kickoff', { void: true }, kickoff, 'void', false],
  ['called off after its reveal', { void: true, revealedAt: LOCK }, LOCK, 'void', true],
  ['without a spread', { spread: null }, kickoff, 'no-line', false],
  ['without a number, at the lock', { spread: null }, LOCK, 'kickoff', true],
  ['without a number, locked by hand', { spread: null, isLocked: true }, kickoff, 'hand', false],
  ['its kickoff in doubt', { doubt: { kickoff: 0, since: 0, readings: 1, last: 0 } }, LOCK + HOUR, 'doubt', false],
  ['begun before its kickoff, by the feed', { begunEarly: true }, kickoff - HOUR, 'doubt', false],
  ['begun early, a millisecond before the lock', { begunEarly: true }, LOCK - 1, 'doubt', false],
  ['begun early, at the lock', { begunEarly: true }, LOCK, 'kickoff', true],
  [
    'in doubt, but revealed before',
    { doubt: { kickoff: 0, since: 0, readings: 1, last: 0 }, revealedAt: LOCK },
    LOCK,
    'kickoff',
    true,
  ],
  ['moved later, half a minute before the lock', moved(LOCK - 30_001), LOCK, null, false],
  ['moved later, but stored too close to the lock', moved(LOCK - 30_000), LOCK, 'kickoff', true],
  ['moved later, but stored after the lock', moved(LOCK + 5_000), LOCK + HOUR, 'kickoff', true],
  ['moved later, before the lock it had', moved(LOCK - 30_000), LOCK - 1, null, false],
  ['moved later, by a server whose clock is wrong', moved(LOCK + HOUR), LOCK, null, false],
  ["a pick'em", { spread: 0 }, kickoff, null, false],
]

describe.each(cases)('%s', (_about, changed, now, closed, revealed) => {
  const line = ironBowl(changed)
  test(`a pick is ${closed ?? 'open'}`, () => expect(lock.closedBecause(line, now)).toBe(closed))
  test(`picks are ${revealed ? 'revealed' : 'hidden'}`, () => expect(lock.isRevealed(line, now)).toBe(revealed))
  test('the card says the same 30 s later', () => {
    expect(lock.cardClosedBecause(line, now + 30_000)).toBe(closed)
  })
})

test('a card closes with the stored reveal, whatever the device’s clock says', () => {
  const revealed = ironBowl({ revealedAt: LOCK })
  expect(lock.cardClosedBecause(revealed, LOCK - HOUR)).toBe('kickoff')
  for (const now of [LOCK, LOCK + lock.CARD_GRACE - 1])
    expect(lock.cardClosedBecause(revealed, now), 'with the grace where it is right').toBeNull()
  expect(lock.nextLock([revealed], LOCK - HOUR)).toBeNull()
})

test('whether a game had revealed at an earlier time goes by when it revealed', () => {
  const revealed = ironBowl({ revealedAt: LOCK })
  expect([lock.hadRevealed(revealed, LOCK - 1), lock.hadRevealed(revealed, LOCK)]).toEqual([false, true])
  const since = (then: number, now: number) => lock.hasRevealedSince(ironBowl(), then, now)
  expect([since(LOCK - 1, LOCK - 1), since(LOCK - 1, LOCK), since(LOCK, LOCK)]).toEqual([false, true, false])
})

test('the card is still open 29.999 s after the lock', () => {
  expect(lock.cardClosedBecause(ironBowl(), LOCK + 29_999)).toBeNull()
  expect(lock.cardClosedBecause(ironBowl(), LOCK + 30_000)).toBe('kickoff')
})

test('a game locks ten minutes after kickoff, and never while TBD', () => {
  expect(lock.lockTime(ironBowl())).toBe(LOCK)
  expect(lock.lockTime(ironBowl({ timeTbd: true }))).toBeNull()
  expect(lock.LOCK_MINUTES).toBe(10)
})

test('only its kickoff and a commissioner lock a game', () => {
  const locks = (['void', 'kickoff', 'doubt', 'hand', 'no-line', null] as const).filter(lock.isLockReason)
  expect(locks).toEqual(['kickoff', 'hand'])
})

test('every reason has its sentence', () => {
  expect(lock.CLOSED_TEXT).toEqual({
    void: 'This game counts for nobody.',
    kickoff: 'This game is locked (kickoff has passed).',
    doubt: 'Kickoff being checked. Please try again in a few minutes.',
    hand: 'This game was locked by the commissioner.',
    'no-line': 'This game has no line yet. You can pick it once the commissioner sets one.',
  })
})

test.each<[about: string, line: Partial<GameLine>, late: boolean]>([
  ['never moved', {}, false],
  ['moved, with no lock before', { moveDecidedAt: LOCK, movedAt: LOCK }, false],
  ['moved at an unknown time', { lockWas: LOCK, movedAt: LOCK }, false],
  ['moved, and not stored yet', { lockWas: LOCK, moveDecidedAt: LOCK }, false],
  ['moved and stored at the lock', { lockWas: LOCK, moveDecidedAt: LOCK, movedAt: LOCK }, true],
  ['stored just within five minutes', { lockWas: LOCK, moveDecidedAt: LOCK, movedAt: LOCK + 299_999 }, true],
  ['stored by a clock five minutes ahead', { lockWas: LOCK, moveDecidedAt: LOCK, movedAt: LOCK + 300_000 }, false],
  ['locked at the first moment of all', { lockWas: 0, moveDecidedAt: 0, movedAt: 0 }, true],
])('%s: too late is %s', (_about, line, late) => expect(lock.isMovedTooLate(ironBowl(line))).toBe(late))

describe('the next lock', () => {
  const noon = ironBowl({ kickoff: kickoff - 7 * HOUR })
  const tbd = ironBowl({ kickoff: kickoff - 7 * HOUR, timeTbd: true })
  const slates: [about: string, slate: GameLine[], now: number, at: number | null][] = [
    ['is the earliest', [ironBowl(), noon], 0, LOCK - 7 * HOUR],
    ['passes over what is locked', [ironBowl(), noon], kickoff, LOCK],
    ['passes over TBD', [ironBowl(), tbd], 0, LOCK],
    ['passes over what is locked by hand', [ironBowl(), { ...noon, isLocked: true }], 0, LOCK],
    ['is none on an empty slate', [], 0, null],
    ['is none when all are locked', [ironBowl(), noon], LOCK, null],
  ]
  test.each(slates)('%s', (_about, slate, now, at) => expect(lock.nextLock(slate, now)).toBe(at))
})

describe('somebody who joins', () => {
  const later = { kickoff: kickoff + HOUR }
  test.each<[about: string, lines: Partial<GameLine>[], joinedAt: number | undefined, could: boolean]>([
    ['before the first game', [{}, later], kickoff - HOUR, true],
    ['within the ten minutes after the last kickoff', [{}], LOCK - 1, true],
    ['at the last lock', [{}], LOCK, false],
    ['before a game that has revealed since', [{ revealedAt: LOCK }], LOCK - 1, true],
    ['between two games', [{ revealedAt: LOCK }, later], LOCK + 1, true],
    ['while a kickoff is to be announced', [{ timeTbd: true }], LOCK + HOUR, true],
    [
      'when only a game that was called off is left',
      [{ revealedAt: LOCK }, { timeTbd: true, void: true }],
      LOCK,
      false,
    ],
    ['in a week without games', [], LOCK, true],
    ['in time for a week whose games were all called off', [{ void: true }], LOCK - 1, true],
    ['after a week whose games were all called off', [{ void: true }, { ...later, void: true }], LOCK + HOUR, false],
    ['at a time that nobody knows', [{ revealedAt: LOCK }], undefined, true],
  ])('%s', (_about, lines, joinedAt, could) => {
    expect(
      lock.couldPick(
        lines.map((line) => ironBowl(line)),
        joinedAt,
      ),
    ).toBe(could)
  })
})

test.each<[about: string, was: Partial<GameLine>, is: Partial<GameLine>, later: boolean]>([
  ['an hour later', {}, { kickoff: kickoff + HOUR }, true],
  ['to no known time', {}, { timeTbd: true }, true],
  ['an hour earlier', {}, { kickoff: kickoff - HOUR }, false],
  ['nowhere', {}, {}, false],
  ['from no known time', { timeTbd: true }, {}, false],
])('a game that is moved %s locks later: %s', (_about, was, is, later) =>
  expect(lock.locksLater(ironBowl(was), ironBowl(is))).toBe(later),
)

test('what locks next is every game that locks at the same time, and can still be picked', () => {
  const [soon, same, later] = ['a', 'b', 'c'].map((gameId, index) =>
    ironBowl({ gameId, kickoff: kickoff + (index > 1 ? HOUR : 0) }),
  )
  const byHand = ironBowl({ gameId: 'd', kickoff: kickoff - HOUR, isLocked: true })
  const lines = [later, soon, byHand, same].filter((line) => line !== undefined)
  expect(lock.nextToLock(lines, kickoff - HOUR)).toEqual({ at: LOCK, games: [soon, same] })
  expect(lock.nextToLock(lines, LOCK + HOUR)).toBeNull()
  expect(lock.nextToLock([ironBowl({ timeTbd: true })], kickoff)).toBeNull()
})
