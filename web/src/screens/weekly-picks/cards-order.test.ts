import { expect, it } from 'vitest'
import type { GameLine, Phase } from '#common/game/line'
import { CARD_GRACE, LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { newScores, type WeekScores } from '#common/week/week'
import { NO_PICK_STATE } from '#web/picking/pickState'
import { liveGame, upcoming } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf, inSections } from './cards'

const HOUR = 3_600_000
const NOW = 100 * HOUR
const line = (gameId: string, hours: number, more: Partial<GameLine> = {}) =>
  ironBowl({ gameId, kickoff: NOW + hours * HOUR, ...more })
const final = { phase: 'final', homeScore: 20, awayScore: 27 } as const

const feed = (phases: Record<string, Phase>): WeekScores => ({
  ...newScores(14),
  games: Object.fromEntries(Object.entries(phases).map(([id, phase]) => [id, liveGame({ phase })])),
})

/** The ids of the cards, section by section. */
function order(lines: GameLine[], now = NOW, scores = feed({}), tapped?: string) {
  const tap = { ...NO_PICK_STATE, tap: { week: 14, side: 'HOME' as const, at: 0 } }
  const { ahead, on, over } = inSections(cardsOf(lines, undefined, tapped ? { [tapped]: tap } : {}, now, scores))
  return [ahead, on, over].map((cards) => cards.map((card) => card.line.gameId).join(' '))
}

it('opens with what locks soonest, then what is under way, then what is over', () => {
  const lines = [
    line('over', -4, final),
    line('on', -1),
    line('late', 5),
    line('tba', -3, { timeTbd: true }),
    line('soon', 1),
    line('off', 0.5, { void: true }),
    line('was off', -3, { void: true }),
    line('earlier', -2),
  ]
  expect(order(lines)).toEqual(['soon late tba off', 'earlier on', 'over was off'])
  for (const { gameId } of lines) expect(order(lines, NOW, feed({}), gameId)).toEqual(order(lines))
})

it('puts what cannot be picked yet, or no longer by hand, behind what can', () => {
  const lines = [
    line('hand', 1, { isLocked: true }),
    line('numberless', 2, { spread: null }),
    line('tba', 4, { timeTbd: true }),
    line('open', 3),
  ]
  expect(order(lines)).toEqual(['open tba hand numberless', '', ''])
})

it('keeps the order of the slate among games of one kickoff', () => {
  expect(order([line('b', 1), line('a', 1), line('c', 1)])[0]).toBe('b a c')
})

it('moves a card when it closes, and not before', () => {
  const lines = [line('a', 0), line('b', 9)]
  const closes = NOW + LOCK_AFTER_KICKOFF + CARD_GRACE
  const [live, ended] = [feed({ a: 'live' }), feed({ a: 'final' })]
  expect(order(lines, closes - 1, live)).toEqual(['a b', '', ''])
  expect(order(lines, closes - 1, ended), 'the feed has no say in what can be picked').toEqual(['a b', '', ''])
  expect(order(lines, closes, live)).toEqual(['b', 'a', ''])
  expect(order(lines, closes, ended)).toEqual(['b', '', 'a'])
})

it('leaves a game that counts for nobody where it would be, while it is played', () => {
  const lines = [line('off', -1, { void: true }), line('on', -2, { void: true }), line('over', -4, { void: true })]
  expect(order(lines, NOW, feed({ on: 'live', over: 'final' }))).toEqual(['', 'on', 'over off'])
})

it('keeps ahead a game whose kickoff is in doubt, and one that counts for nobody and is shown live too early', () => {
  const lines = [
    line('doubted', -1, { doubt: { kickoff: NOW + HOUR, since: NOW, last: NOW, readings: 1 } }),
    line('off', 1, { void: true }),
  ]
  expect(order(lines, NOW, feed({ doubted: 'live', off: 'live' }))).toEqual(['doubted off', '', ''])
})

it('keeps ahead a game that was called off before its kickoff was known', () => {
  expect(order([line('tba', -3, { timeTbd: true, void: true })])).toEqual(['tba', '', ''])
})

it('does not call a game under way that was postponed, or over that was suspended', () => {
  const phases = feed({ postponed: 'postponed', suspended: 'suspended', canceled: 'canceled' })
  const lines = ['postponed', 'suspended', 'canceled'].map((id) => line(id, -2))
  expect(order(lines, NOW, phases)).toEqual(['postponed', 'suspended', 'canceled'])
})

it('does not call a game under way that was put off after its picks were revealed', () => {
  const scores = { ...feed({}), games: { off: { ...upcoming, kickoff: NOW + 20 * HOUR } } }
  expect(order([line('on', -1), line('off', -2)], NOW, scores)).toEqual(['off', 'on', ''])
})
