import { expect, it } from 'vitest'
import { KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { revealAt, underWay, wakeAt } from './wake'

const MINUTE = 60_000

it.each([
  [
    'five minutes before the first kickoff',
    [ironBowl(), ironBowl({ kickoff: KICKOFF + 9 * MINUTE })],
    KICKOFF - 5 * MINUTE,
  ],
  ['in the past while a game is under way', [ironBowl({ phase: 'live', revealedAt: KICKOFF })], KICKOFF - 5 * MINUTE],
  ['never for finals', [ironBowl({ phase: 'final' })], null],
  ['never for a game called off', [ironBowl({ void: true })], null],
  ['never by itself for a kickoff to be announced', [ironBowl({ timeTbd: true })], null],
  ['never for an empty slate', [], null],
])('the referee wakes %s', (_name, lines, at) => {
  expect(wakeAt(lines, {}, KICKOFF)).toBe(at)
})

it('a game that had revealed is looked at again on its new date', () => {
  const games = { '401752784': liveGame({ phase: 'pre', kickoff: KICKOFF + 120 * MINUTE }) }
  expect(wakeAt([ironBowl({ revealedAt: KICKOFF })], games, KICKOFF)).toBe(KICKOFF + 115 * MINUTE)
})

it('a suspended game is waited for from its new date on, not all night', () => {
  const suspended = ironBowl({ phase: 'suspended', revealedAt: KICKOFF })
  expect(wakeAt([suspended], { [suspended.gameId]: liveGame({ phase: 'suspended' }) }, KICKOFF)).toBeNull()
  const resumes = liveGame({ phase: 'suspended', kickoff: KICKOFF + 120 * MINUTE })
  expect(wakeAt([suspended], { [suspended.gameId]: resumes }, KICKOFF)).toBe(KICKOFF + 115 * MINUTE)
})

it('the next reveal is that of the first game that has not revealed', () => {
  const lines = [
    ironBowl({ revealedAt: KICKOFF }),
    ironBowl({ kickoff: KICKOFF + MINUTE }),
    ironBowl({ timeTbd: true }),
  ]
  expect(revealAt(lines)).toBe(KICKOFF + 11 * MINUTE)
})

it.each([
  ['a live game', liveGame(), true],
  ['a game past its kickoff that has not begun', liveGame({ phase: 'pre' }), true],
  ['a game ahead', liveGame({ phase: 'pre', kickoff: KICKOFF + 9 * MINUTE }), false],
  ['a final', liveGame({ phase: 'final' }), false],
])('%s is under way: %s', (_name, game, under) => {
  expect(underWay([game], KICKOFF + MINUTE)).toBe(under)
})
