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

describe('a game as line and feed have it', () => {
  type Case = [about: string, line: Partial<GameLine>, live: LiveGame | undefined, phase: Phase, score: Score | null]
  const cases: Case[] = [
    ['not heard of', {}, undefined, 'pre', null],
    ['before kickoff', {}, live({ phase: 'pre', homeScore: 0, awayScore: 0 }), 'pre', null],
    ['under way', {}, live(), 'live', feed],
    ['suspended at this score', {}, live({ phase: 'suspended' }), 'suspended', feed],
    ['over for the feed, not yet for the line', {}, live({ phase: 'final' }), 'final', feed],
    ['postponed: the feed says 0–0', {}, live({ phase: 'postponed', homeScore: 0, awayScore: 0 }), 'postponed', null],
    ['called off: the feed says 0–0', {}, live({ phase: 'canceled', homeScore: 0, awayScore: 0 }), 'canceled', null],
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
  ['not heard of', undefined, null],
  ['under way', live(), null],
  ['suspended: it has a score of its own', live({ phase: 'suspended' }), null],
  ['put off before kickoff', live({ phase: 'postponed', period: 0, homeScore: 0, awayScore: 0 }), null],
  ['put off in the third quarter', live({ phase: 'postponed' }), feed],
  [
    'put off when nobody had scored yet',
    live({ phase: 'postponed', period: 1, homeScore: 0, awayScore: 0 }),
    { homeScore: 0, awayScore: 0 },
  ],
  ['put off, and the feed forgets the quarter', live({ phase: 'postponed', period: 0 }), feed],
  ['called off in the third quarter', live({ phase: 'canceled' }), feed],
])('a game %s stopped at', (_about, game, score) => expect(stoppedAt(game)).toEqual(score))

test('a week as it stands takes each score from its own game', () => {
  const scoreOf = asItStands({ ...newScores(14), games: { under: live() } })
  expect(scoreOf(boardGame(ironBowl({ gameId: 'under' })))).toEqual(feed)
  expect(scoreOf(boardGame(ironBowl({ gameId: 'other' })))).toBeNull()
})

test.each([null, undefined])('without scores (%s) only finals count', (scores) => {
  expect(asItStands(scores)(boardGame(ironBowl()))).toBeNull()
  expect(asItStands(scores)(boardGame(ironBowl(final)))).toEqual(kept)
})
