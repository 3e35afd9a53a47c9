import { expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { ironBowl } from '../../tests/fixtures/line'
import { isSameResult, resultText, shownResult } from './shown-result'
import type { LiveGame } from './week'

const live = (phase: LiveGame['phase'], homeScore: number, awayScore: number): LiveGame => ({
  ...{ phase, homeScore, awayScore, homeTeamId: '2', kickoff: 0, timeTbd: false },
  ...{ period: 1, clock: '', pause: null, possession: null, down: '' },
})
const final = { phase: 'final', homeScore: 24, awayScore: 21 } as const

test.each<[about: string, line: Partial<GameLine>, game: LiveGame | undefined, text: string]>([
  ['nothing is known of', {}, undefined, 'not begun'],
  ['the feed shows under way', {}, live('live', 7, 3), 'live, ALA 3, AUB 7'],
  ['has stopped', {}, live('suspended', 7, 3), 'suspended, ALA 3, AUB 7'],
  ['is over, by its line alone', final, undefined, 'final, ALA 21, AUB 24'],
  ['is over, and the feed is behind', final, live('live', 24, 21), 'final, ALA 21, AUB 24'],
  ['will not be played', {}, live('canceled', 0, 0), 'cancelled'],
  ['was put off', {}, live('postponed', 0, 0), 'postponed'],
  ['a commissioner has scored', { byHand: final }, live('live', 7, 3), 'final, ALA 21, AUB 24'],
])('a game that %s', (_about, line, game, text) =>
  expect(resultText(ironBowl(line), shownResult(ironBowl(line), game))).toBe(text),
)

test('a game without a score is shown with none by either side', () => {
  const shown = { homeScore: 0, awayScore: 0 }
  expect(shownResult(ironBowl(), live('postponed', 7, 3))).toEqual({ phase: 'postponed', ...shown })
  expect(shownResult(ironBowl({ phase: 'live' }), undefined)).toEqual({ phase: 'live', ...shown })
})

test('a score that is not shown makes no difference', () => {
  const [before, after] = [0, 7].map((score) => shownResult(ironBowl(), live('postponed', score, 0)))
  expect(before && after && isSameResult(before, after)).toBe(true)
})

test.each([{ phase: 'live' }, { homeScore: 23 }, { awayScore: 20 }] as const)('%j is another result', (change) => {
  expect(isSameResult(final, final)).toBe(true)
  expect(isSameResult(final, { ...final, ...change })).toBe(false)
})
