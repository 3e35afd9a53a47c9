import { describe, expect, test } from 'vitest'
import type { Score } from '#common/game/grade'
import type { GameLine, Phase } from '#common/game/line'
import { type LiveGame, newScores, phaseNow } from '#common/week/week'
import { thirdQuarter as live } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { asItStands, scoreNow, stoppedAt } from './as-it-stands'
import { boardGame } from './leaderboard'

const feed: Score = { homeScore: 13, awayScore: 17 }
const kept: Score = { homeScore: 20, awayScore: 27 }
const final = { phase: 'final', ...kept } as const

const DELAYED = live({ pause: 'delayed', period: 1, clock: '15:00', homeScore: 0, awayScore: 0 })

describe('the phase and score of a game from its line and the feed', () => {
  type Case = [about: string, line: Partial<GameLine>, live: LiveGame | undefined, phase: Phase, score: Score | null]
  const cases: Case[] = [
    ['not in the feed', {}, undefined, 'pre', null],
    ['before kickoff', {}, live({ phase: 'pre', homeScore: 0, awayScore: 0 }), 'pre', null],
    ['under way', {}, live(), 'live', feed],
    ['whose first snap is delayed', {}, DELAYED, 'live', null],
    ['delayed in its first quarter', {}, { ...DELAYED, clock: '9:00' }, 'live', { homeScore: 0, awayScore: 0 }],
    ['suspended at this score', {}, live({ phase: 'suspended' }), 'suspended', feed],
    ['final in the feed, not yet on the line', {}, live({ phase: 'final' }), 'final', feed],
    ['postponed: the feed says 0–0', {}, live({ phase: 'postponed', homeScore: 0, awayScore: 0 }), 'postponed', null],
    ['cancelled: the feed says 0–0', {}, live({ phase: 'canceled', homeScore: 0, awayScore: 0 }), 'canceled', null],
    ['final', final, undefined, 'final', kept],
    ['final, and the feed falls back to live', final, live(), 'final', kept],
    ['final, and the feed blanks its score', final, live({ homeScore: 0, awayScore: 0 }), 'final', kept],
  ]
  test.each(cases)('%s', (_about, line, game, phase, score) => {
    expect(phaseNow(ironBowl(line), game)).toBe(phase)
    expect(scoreNow(ironBowl(line), game)).toEqual(score)
  })
})

test.each<[about: string, LiveGame | undefined, Score | null]>([
  ['not in the feed', undefined, null],
  ['under way', live(), null],
  ['suspended, whose current score counts', live({ phase: 'suspended' }), null],
  ['postponed before kickoff', live({ phase: 'postponed', period: 0, homeScore: 0, awayScore: 0 }), null],
  ['postponed in the third quarter', live({ phase: 'postponed' }), feed],
  [
    'postponed before anybody had scored',
    live({ phase: 'postponed', period: 1, homeScore: 0, awayScore: 0 }),
    { homeScore: 0, awayScore: 0 },
  ],
  ['postponed, and the feed has no quarter any more', live({ phase: 'postponed', period: 0 }), feed],
  ['cancelled in the third quarter', live({ phase: 'canceled' }), feed],
])('the score at which a game was stopped: %s', (_about, game, score) => expect(stoppedAt(game)).toEqual(score))

test('a week as it stands takes every score from its own game', () => {
  const scoreOf = asItStands({ ...newScores(14), games: { under: live() } })
  expect(scoreOf(boardGame(ironBowl({ gameId: 'under' })))).toEqual(feed)
  expect(scoreOf(boardGame(ironBowl({ gameId: 'other' })))).toBeNull()
})

test.each([null, undefined])('without scores (%s) only finals count', (scores) => {
  expect(asItStands(scores)(boardGame(ironBowl()))).toBeNull()
  expect(asItStands(scores)(boardGame(ironBowl(final)))).toEqual(kept)
})
