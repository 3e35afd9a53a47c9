import { describe, expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { CARD_GRACE, LOCK_AFTER_KICKOFF, NEWER_PICK_TEXT } from '#common/game/lock'
import { newScores } from '#common/week/week'
import { NO_PICK_STATE, type PickState, type Refusal } from '#web/picking/pickState'
import { liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { refusedPick, slipOf, waitingPick } from '../../../../tests/fixtures/pick-states'
import {
  cardsOf,
  isMarkedMissing,
  latePicks,
  lockRisk,
  pickableCards,
  pickedCards,
  stillToPick,
  unsavedCards,
} from './cards'

const line = (gameId: string, kickoff: number, more: Partial<GameLine> = {}): GameLine =>
  ironBowl({ gameId, kickoff, ...more })
const HOUR = 3_600_000
const waits = waitingPick('AWAY')
const refused = refusedPick('AWAY')

it('closes a card half a minute after the server does', () => {
  const lock = LOCK_AFTER_KICKOFF
  const closed = (now: number) => cardsOf([line('a', 0)], undefined, {}, now)[0]?.closed
  expect(closed(lock)).toBeNull()
  expect(closed(lock + CARD_GRACE - 1)).toBeNull()
  expect(closed(lock + CARD_GRACE)).toBe('kickoff')
})

it('closes a card without that grace once the server has refused its pick, whatever the device’s clock says', () => {
  const closed = (pick: PickState) =>
    cardsOf([line('a', 0)], undefined, { a: pick }, LOCK_AFTER_KICKOFF - CARD_GRACE)[0]?.closed
  expect([closed(refusedPick('AWAY', { isClosed: true })), closed(refused)]).toEqual(['kickoff', null])
})

it('shows a score only once its game is closed, and none of a game that ended without a result', () => {
  const scores = { ...newScores(14), games: { a: liveGame({ homeScore: 7, awayScore: 3 }) } }
  const score = (kickoff: number, more = {}) =>
    cardsOf([line('a', kickoff, more)], undefined, {}, HOUR, scores)[0]?.score
  expect(score(0)).toEqual({ homeScore: 7, awayScore: 3 })
  expect(score(HOUR)).toBeNull()
  expect(score(0, { noResult: true, void: true })).toBeNull()
})

it('counts as games to pick those that count and have a pick or a spread, the same for everybody', () => {
  const lines = [line('a', HOUR), line('off', HOUR, { void: true }), line('numberless', HOUR, { spread: null })]
  const slip = slipOf({ off: 'HOME', numberless: 'HOME' })
  const ids = (of: typeof pickableCards, own?: typeof slip) =>
    of(cardsOf(lines, own, {}, 0)).map(({ line }) => line.gameId)
  expect([ids(pickableCards), ids(pickableCards, slip)]).toEqual([['a'], ['a', 'numberless']])
  expect(ids(pickedCards, slip)).toEqual(['numberless'])
})

it('misses open games without a pick only', () => {
  const open = [line('a', HOUR), line('b', HOUR)]
  const lines = [...open, line('c', HOUR, { spread: null }), line('d', HOUR, { isLocked: true })]
  const missed = (picks: Record<string, PickState>) =>
    stillToPick(cardsOf(lines, slipOf({ a: 'HOME' }), picks, 0)).map((card) => card.line.gameId)
  expect(missed({})).toEqual(['b'])
  expect(missed({ b: waits })).toEqual([])
  expect(missed({ b: refused }), 'this pick was made, and is to be sent again').toEqual([])
})

it('marks open games without a pick in the week that the player tried to finish, and in no later one', () => {
  const slip = slipOf({ a: 'HOME' })
  const lines = [line('a', HOUR), line('b', HOUR), line('c', HOUR, { isLocked: true }), line('d', HOUR, { week: 15 })]
  const marked = (triedWeek: number | null) =>
    cardsOf(lines, slip, {}, 0).flatMap((card) => (isMarkedMissing(card, triedWeek) ? card.line.gameId : []))
  expect(marked(14)).toEqual(['b'])
  expect(marked(15)).toEqual(['d'])
  expect(marked(null)).toEqual([])
})

it('shows the newest save, whichever device made it', () => {
  const saved = { b: { ...NO_PICK_STATE, saved: { side: 'HOME' as const, savedAt: 20 } } }
  const shown = (savedAt: number) =>
    cardsOf([line('b', HOUR)], slipOf({ b: 'AWAY' }, { spread: 3, savedAt }), saved, 0)[0]
  expect(shown(10)).toMatchObject({ side: 'HOME', savedAt: 20, pick: null })
  expect(shown(30)).toMatchObject({ side: 'AWAY', savedAt: 30, pick: { spread: 3 } })
})

describe('a pick that is not saved', () => {
  const far = 2 * HOUR
  const cards = (kickoff: number, receipt: PickState, now = 0) =>
    cardsOf([line('a', kickoff)], undefined, { a: receipt }, now)

  it('is not one that was refused before, or because of, a newer pick on another device', () => {
    const slip = slipOf({ a: 'HOME' }, { savedAt: 10 })
    const shown = ({ side = 'AWAY', ...more }: Partial<Refusal>) =>
      cardsOf([line('a', HOUR)], slip, { a: refusedPick(side, { before: 11, ...more }) }, 0)
    expect(unsavedCards(shown({}))).toHaveLength(1)
    expect(unsavedCards(shown({ sentence: NEWER_PICK_TEXT }))).toEqual([])
    expect(shown({ sentence: NEWER_PICK_TEXT })[0]?.refusal?.sentence).toBe(NEWER_PICK_TEXT)
    expect(shown({ before: 9 })[0]).toMatchObject({ side: 'HOME', progress: 'settled' })
    expect(shown({ side: 'HOME' })[0], 'an earlier try of it was saved').toMatchObject({ progress: 'settled' })
  })

  it.each([
    ['waits', waits, 0, 1],
    ['is under way', { ...waits, sending: 'here' as const }, 0, 1],
    ['was refused', refused, 0, 1],
    ['was refused and the game has closed', refused, far, 0],
    ['waits while the game has closed', waits, far, 1],
    ['was never made', NO_PICK_STATE, 0, 0],
  ])('%s', (_, receipt, now, count) => expect(unsavedCards(cards(HOUR, receipt, now))).toHaveLength(count))

  it('is lost once it was refused and its game has closed', () => {
    expect(latePicks(cards(HOUR, refused, far))).toHaveLength(1)
    expect(latePicks(cards(HOUR, refused))).toEqual([])
    expect(latePicks(cards(HOUR, waits, far))).toEqual([])
    expect(latePicks(cards(HOUR, NO_PICK_STATE, far))).toEqual([])
    const calledOff = cardsOf([line('a', HOUR, { void: true })], undefined, { a: refused }, 0)
    expect([latePicks(calledOff), unsavedCards(calledOff)], 'no lock has taken it').toEqual([[], []])
  })

  it('is a risk within half an hour of its lock', () => {
    const kickoff = 20 * 60_000
    expect(lockRisk(cards(kickoff, waits))).toEqual({ count: 1, lockAt: kickoff + LOCK_AFTER_KICKOFF })
    expect(lockRisk(cards(kickoff, NO_PICK_STATE))).toBeNull()
    expect(lockRisk(cards(kickoff + 1, waits))).toBeNull()
    expect(lockRisk(cards(kickoff, waits, far))).toBeNull()
    const lines = [line('a', kickoff), line('b', kickoff - 1), line('tba', 0, { timeTbd: true }), line('c', far)]
    const all = cardsOf(lines, undefined, { a: waits, b: waits, tba: waits, c: waits }, 0)
    const late = cardsOf([line('a', kickoff), line('b', -kickoff)], undefined, { a: waits, b: waits }, 0)
    expect(lockRisk(late), 'not of one that has locked').toMatchObject({ count: 1 })
    expect(lockRisk(all), 'of all that are not saved').toEqual({ count: 4, lockAt: kickoff - 1 + LOCK_AFTER_KICKOFF })
  })
})
