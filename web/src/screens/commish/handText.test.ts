import { expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { ironBowl } from '../../../../tests/fixtures/line'
import { handText } from './handText'

const result = { byHand: { phase: 'final', homeScore: 20, awayScore: 27 } } as const
const kickoff = { kickoffSource: 'commissioner' } as const

test.each<[about: string, line: Partial<GameLine>, text: string]>([
  ['the feed’s', {}, ''],
  ['a result by hand', result, 'Score by hand'],
  ['cancelled by hand', { byHand: { ...result.byHand, phase: 'canceled' } }, 'By hand'],
  ['a kickoff by hand', kickoff, 'Kickoff by hand'],
  ['both by hand', { ...result, ...kickoff }, 'Kickoff and score by hand'],
  ['a kickoff by hand that has revealed, so that it decides nothing any more', { ...kickoff, revealedAt: 1 }, ''],
  ['both by hand, and revealed', { ...result, ...kickoff, revealedAt: 1 }, 'Score by hand'],
  ['a game by hand, whatever else is', { gameId: 'hand-1', ...result, ...kickoff }, 'Game by hand'],
])('what is by hand: %s', (_about, line, text) => expect(handText(ironBowl(line))).toBe(text))
