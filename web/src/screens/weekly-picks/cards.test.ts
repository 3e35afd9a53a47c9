import { describe, expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { CARD_GRACE, LOCK_AFTER_KICKOFF, NEWER_PICK_TEXT } from '#common/game/lock'
import { NO_PICK_STATE, type PickState } from '#web/picking/pickState'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf, isNeeded, lockRisk, lost, missing, unsaved } from './cards'

const line = (gameId: string, kickoff: number, more: Partial<GameLine> = {}): GameLine =>
  ironBowl({ gameId, kickoff, ...more })
const HOUR = 3_600_000
const waits: PickState = { ...NO_PICK_STATE, tap: { week: 14, side: 'AWAY', at: 0 } }
const refusal: PickState = { ...NO_PICK_STATE, refusal: { side: 'AWAY', sentence: 'No.', isClosed: false, before: 0 } }

it('closes a card half a minute after the server does', () => {
  const lock = LOCK_AFTER_KICKOFF
  const closed = (now: number) => cardsOf([line('a', 0)], undefined, {}, now)[0]?.closed
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
  expect(missing(cardsOf(lines, slip, { b: waits }, 0))).toEqual([])
  expect(missing(cardsOf(lines, slip, { b: refusal }, 0)), 'this pick was made, and is to be sent again').toEqual([])
})

it('marks open games without a pick in the week that the player tried to finish, and in no later one', () => {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: -3, savedAt: 1 } } }
  const lines = [line('a', HOUR), line('b', HOUR), line('c', HOUR, { isLocked: true }), line('d', HOUR, { week: 15 })]
  const marked = (triedWeek: number | null) =>
    cardsOf(lines, slip, {}, 0).flatMap((card) => (isNeeded(card, triedWeek) ? card.line.gameId : []))
  expect(marked(14)).toEqual(['b'])
  expect(marked(15)).toEqual(['d'])
  expect(marked(null)).toEqual([])
})

it('shows the newest save, whichever device made it', () => {
  const saved = { b: { ...NO_PICK_STATE, saved: { side: 'HOME' as const, savedAt: 20 } } }
  const slipOf = (savedAt: number) => ({ picks: { b: { pickTeam: 'AWAY' as const, spread: 3, savedAt } } })
  const shown = (savedAt: number) => cardsOf([line('b', HOUR)], slipOf(savedAt), saved, 0)[0]
  expect(shown(10)).toMatchObject({ side: 'HOME', savedAt: 20, pick: null })
  expect(shown(30)).toMatchObject({ side: 'AWAY', savedAt: 30, pick: { spread: 3 } })
})

describe('a pick that is not saved', () => {
  const far = 2 * HOUR
  const cards = (kickoff: number, receipt: PickState, now = 0) =>
    cardsOf([line('a', kickoff)], undefined, { a: receipt }, now)

  it('is not one that was refused before, or because of, a newer pick on another device', () => {
    const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: -3, savedAt: 10 } } }
    const shown = (more: Partial<NonNullable<PickState['refusal']>>) => {
      const receipt = {
        ...NO_PICK_STATE,
        refusal: { side: 'AWAY' as const, sentence: 'No.', isClosed: false, before: 11, ...more },
      }
      return cardsOf([line('a', HOUR)], slip, { a: receipt }, 0)
    }
    expect(unsaved(shown({}))).toHaveLength(1)
    expect(unsaved(shown({ sentence: NEWER_PICK_TEXT }))).toEqual([])
    expect(shown({ sentence: NEWER_PICK_TEXT })[0]?.refusal).toBe(NEWER_PICK_TEXT)
    expect(shown({ before: 9 })[0]).toMatchObject({ side: 'HOME', progress: 'settled' })
  })

  it.each([
    ['waits', waits, 0, 1],
    ['is under way', { ...waits, sending: true }, 0, 1],
    ['was refused', refusal, 0, 1],
    ['was refused and the game has closed', refusal, far, 0],
    ['waits while the game has closed', waits, far, 1],
    ['was never made', NO_PICK_STATE, 0, 0],
  ])('%s', (_, receipt, now, count) => expect(unsaved(cards(HOUR, receipt, now))).toHaveLength(count))

  it('is lost once it was refused and its game has closed', () => {
    expect(lost(cards(HOUR, refusal, far))).toHaveLength(1)
    expect(lost(cards(HOUR, refusal))).toEqual([])
    expect(lost(cards(HOUR, waits, far))).toEqual([])
    expect(lost(cards(HOUR, NO_PICK_STATE, far))).toEqual([])
  })

  it('is a risk within half an hour of its lock', () => {
    const kickoff = 20 * 60_000
    expect(lockRisk(cards(kickoff, waits))).toEqual({ picks: 1, lockAt: kickoff + LOCK_AFTER_KICKOFF })
    expect(lockRisk(cards(kickoff, NO_PICK_STATE))).toBeNull()
    expect(lockRisk(cards(kickoff + 1, waits))).toBeNull()
    expect(lockRisk(cards(kickoff, waits, far))).toBeNull()
  })
})
