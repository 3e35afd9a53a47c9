import { expect, test } from 'vitest'
import type { GameLine, HandResult } from '#common/game/line'
import { ironBowl } from '../../tests/fixtures/line'
import { gamePush, lineChange, notifiesPickers } from './line-change'

const [WAS, IS] = ['Sat, Nov 29, 7:30 PM EST', 'Sat, Nov 29, 8:30 PM EST']
const LATER = ironBowl().kickoff + 3_600_000

const doubt = { kickoff: 0, since: 0, readings: 1, last: 0 }

type Row = [was: Partial<GameLine>, next: Partial<GameLine>, kind: string, text: string]

const said = (phase: HandResult['phase'], homeScore = 0, awayScore = 0) => ({ byHand: { phase, homeScore, awayScore } })
const final = { ...said('final', 20, 27), phase: 'final', homeScore: 20, awayScore: 27 } as const

const rows: Row[] = [
  [{}, { spread: 6.5, spreadSource: 'commissioner' }, 'line', 'Alabama at Auburn: Alabama −7 → −6½.'],
  [{}, { spread: 6.5, spreadSource: 'feed' }, 'line', 'Alabama at Auburn: Alabama −7 → −6½, from the feed.'],
  [{}, { spread: null }, 'line', 'Alabama at Auburn: Alabama −7 → no line.'],
  [{}, { spread: -3 }, 'line', 'Alabama at Auburn: Auburn +7 → −3.'],
  [{}, { spread: 0 }, 'line', 'Alabama at Auburn: Alabama −7 → EVEN.'],
  [{ spread: -3 }, { spread: 0 }, 'line', 'Alabama at Auburn: Auburn −3 → EVEN.'],
  [{}, { multiplier: 2 }, 'line', 'Alabama at Auburn: now counts double.'],
  [{ multiplier: 2 }, {}, 'line', 'Alabama at Auburn: no longer double.'],
  [{}, { isLocked: true }, 'lock', 'Alabama at Auburn: locked.'],
  [{ isLocked: true, spread: null }, { spread: null }, 'lock', 'Alabama at Auburn: unlocked.'],
  [{}, { void: true }, 'void', 'Alabama at Auburn: called off, counts for nobody.'],
  [{ void: true }, {}, 'void', 'Alabama at Auburn: counts again.'],
  [
    { void: true, voidSource: 'feed' },
    { void: true, voidSource: 'commissioner' },
    'void',
    'Alabama at Auburn: called off by hand.',
  ],
  [{}, { spread: 9.5, multiplier: 2 }, 'line', 'Alabama at Auburn: Alabama −7 → −9½; now counts double.'],
  [{}, { spread: 9.5, void: true }, 'void', 'Alabama at Auburn: called off, counts for nobody; Alabama −7 → −9½.'],
  [{}, { kickoff: LATER }, 'kickoff', `Alabama at Auburn: kickoff moved by hand from ${WAS} to ${IS}.`],
  [{ timeTbd: true }, {}, 'kickoff', `Alabama at Auburn: kickoff moved by hand from a time to be announced to ${WAS}.`],
  [{}, { kickoffSource: 'commissioner' }, 'kickoff', `Alabama at Auburn: kickoff confirmed, ${WAS}.`],
  [{ kickoffSource: 'commissioner' }, {}, 'kickoff', 'Alabama at Auburn: kickoff follows the feed again.'],
  [{ doubt }, {}, 'kickoff', `Alabama at Auburn: kickoff confirmed, ${WAS}.`],
  [{}, final, 'final', 'Alabama at Auburn: final by hand, 27–20.'],
  [{ phase: 'final', homeScore: 20, awayScore: 27 }, final, 'final', 'Alabama at Auburn: final by hand, 27–20.'],
  [final, { ...final, isLocked: true }, 'lock', 'Alabama at Auburn: locked.'],
  [
    { phase: 'final', homeScore: 24, awayScore: 21 },
    final,
    'final',
    'Alabama at Auburn: final by hand, 21–24 → 27–20.',
  ],
  [{}, said('live', 7, 3), 'final', 'Alabama at Auburn: score by hand, 3–7.'],
  [final, said('pre'), 'kickoff', 'Alabama at Auburn: has not begun, by hand.'],
  [{}, said('postponed'), 'kickoff', 'Alabama at Auburn: postponed by hand.'],
  [
    {},
    { ...said('canceled'), void: true },
    'void',
    'Alabama at Auburn: called off, counts for nobody; cancelled by hand.',
  ],
  [final, {}, 'final', 'Alabama at Auburn: score and phase follow the feed again.'],
  [final, { ...final, byHand: null }, 'final', 'Alabama at Auburn: score and phase follow the feed again.'],
  [
    {},
    { kickoff: LATER, kickoffSource: 'commissioner' },
    'kickoff',
    `Alabama at Auburn: kickoff moved by hand from ${WAS} to ${IS}.`,
  ],
  [
    {},
    { spread: 9.5, kickoffSource: 'commissioner' },
    'line',
    `Alabama at Auburn: Alabama −7 → −9½; kickoff confirmed, ${WAS}.`,
  ],
]

test.each(rows)('%j then %j is filed as %s: %s', (was, next, kind, text) =>
  expect(lineChange(ironBowl(was), ironBowl({ spreadSource: 'commissioner', ...next }))).toEqual({ kind, text }),
)

test.each<[about: string, was: Partial<GameLine>, next: Partial<GameLine>]>([
  ['the first spread', { spread: null }, { spread: -3 }],
  ['another source of the same spread', {}, { spreadSource: 'commissioner', spreadAt: 1 }],
  ['another day for a kickoff to be announced', { timeTbd: true }, { timeTbd: true, kickoff: LATER }],
  ['a doubt about the kickoff, or a further reading of it', { doubt }, { doubt: { ...doubt, readings: 2 } }],
  ['that a game stays called off', { void: true, voidSource: 'feed' }, { void: true, voidSource: 'feed' }],
  ['by whose word a game counts', { voidSource: 'commissioner' }, { voidSource: 'feed' }],
  ['nothing', {}, {}],
])('%s is not logged', (_about, was, next) => expect(lineChange(ironBowl(was), ironBowl(next))).toBeNull())

test.each<[change: string, was: Partial<GameLine>, next: Partial<GameLine>, notifies: boolean]>([
  ['moves', {}, { kickoff: LATER }, true],
  ['has its time taken away', {}, { timeTbd: true }, true],
  ['is called off', {}, { void: true }, true],
  ['counts again', { void: true }, {}, true],
  ['loses its line', {}, { spread: null }, true],
  ['gets its line back', { spread: null }, {}, true],
  ['has no line still', { spread: null }, { spread: null }, false],
  ['gets another spread', {}, { spread: -1 }, false],
  ['counts double', {}, { multiplier: 2 }, false],
  ['is locked', {}, { isLocked: true }, false],
])('whether those who picked it hear of a game that %s (%#)', (_change, was, next, notifies) =>
  expect(notifiesPickers(ironBowl(was), ironBowl(next))).toBe(notifies),
)

test('a first spread after the reveal is logged: the game counts after all', () => {
  const revealed = ironBowl({ spread: null, spreadSource: null, revealedAt: 1 })
  expect(lineChange(revealed, { ...revealed, spread: -3 })?.text).toBe('Alabama at Auburn: Auburn no line → −3.')
})

test('the notification says what the open log says, and nothing of a pick', () =>
  expect(gamePush(14, '1', 'Alabama at Auburn: called off.')).toEqual({
    title: 'A game you picked has changed',
    body: 'Alabama at Auburn: called off.',
    path: '/weekly-picks?week=14',
    tag: 'game-1',
  }))

test('a corrected final says how many picks it changed', () => {
  const was = ironBowl({ phase: 'final', homeScore: 24, awayScore: 21 })
  const text = (regraded: number) => lineChange(was, ironBowl(final), regraded)?.text
  expect(text(3)).toBe('Alabama at Auburn: final by hand, 21–24 → 27–20, 3 results changed.')
  expect(text(0)).toBe('Alabama at Auburn: final by hand, 21–24 → 27–20, 0 results changed.')
})

test.each([
  [null, ''],
  [3, ', 3 results changed'],
])('a game given back to the feed says how its final changes (picks: %s)', (regraded, says) => {
  const feeds: Partial<GameLine> = { phase: 'final', homeScore: 21, awayScore: 27 }
  const text = `Alabama at Auburn: score and phase follow the feed again, 27–20 → 27–21${says}.`
  expect(lineChange(ironBowl(final), ironBowl(feeds), regraded)).toEqual({ kind: 'final', text })
})
