import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import type { GameLine, Phase } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { affectsLine, gameOfLine, mergeGame, scoreChanged } from './merge-game'

const NO_SNAP = { homeScore: 0, awayScore: 0, period: 1, clock: '15:00' }

describe('a change of a game', () => {
  it.each<[about: string, was: Partial<LiveGame>, change: Partial<LiveGame>, affects: boolean]>([
    ['in its clock', {}, { clock: '0:01' }, false],
    ['in a live score', {}, { homeScore: 31 }, false],
    ['in its kickoff', {}, { kickoff: KICKOFF + 1 }, true],
    ['in whether it is to be announced', {}, { timeTbd: true }, true],
    ['in its phase', {}, { phase: 'final' }, true],
    ['in its first snap after a delay', { ...NO_SNAP, pause: 'delayed' }, { pause: null, clock: '14:52' }, true],
    ['in its final score', { phase: 'final' }, { awayScore: 20 }, true],
    ['in nothing, after its final', { phase: 'final' }, {}, false],
  ])('%s', (_about, before, change, affects) => {
    const was = liveGame(before)
    expect(affectsLine(was, { ...was, ...change })).toBe(affects)
  })

  it('that is new affects its line', () => expect(affectsLine(undefined, liveGame())).toBe(true))

  it.each([
    [{ homeScore: 27 }, true],
    [{ awayScore: 24 }, true],
    [{ clock: '0:01' }, false],
  ])('%o moves the score: %s', (change, moved) => {
    expect(scoreChanged(liveGame(), liveGame(change))).toBe(moved)
  })
})

it.each<[about: string, line: Partial<GameLine>, game: Partial<LiveGame>]>([
  ['ahead', {}, { phase: 'pre', homeScore: 0, awayScore: 0, period: 0 }],
  ['that is over', { phase: 'final', homeScore: 20, awayScore: 27 }, { phase: 'final', homeScore: 20, awayScore: 27 }],
])('a game %s of which only the line is known', (_about, line, game) => {
  expect(gameOfLine(ironBowl(line))).toEqual(liveGame({ period: 4, clock: '', ...game }))
})

describe('the clock of a game that was stopped without points', () => {
  const running = liveGame({ homeScore: 0, awayScore: 0, period: 1, clock: '12:40' })
  const after = (known: LiveGame, phase: Phase, kickoff = KICKOFF + DAY, now = KICKOFF + 6 * MINUTE) => {
    const { period, clock } = mergeGame(known, feedGame({ phase, kickoff, timeTbd: phase === 'postponed' }), now)
    return `${period} ${clock}`
  }

  it.each<[about: string, phase: Phase]>([
    ['put off to another day', 'pre'],
    ['postponed', 'postponed'],
    ['suspended', 'suspended'],
  ])('and %s is kept, also at the next readings', (_about, phase) => {
    const stopped = { ...running, phase, kickoff: KICKOFF + DAY, timeTbd: phase === 'postponed' }
    expect(after(running, phase)).toBe('1 12:40')
    expect(after(stopped, phase)).toBe('1 12:40')
    expect(after(stopped, 'pre')).toBe('1 12:40')
  })

  it('and is to come after all is not, if its kickoff is still ahead: then the feed was wrong', () => {
    expect(after(running, 'pre', KICKOFF, KICKOFF - 1)).toBe('0 0:00')
    expect(after(running, 'postponed', KICKOFF, KICKOFF - 1)).toBe('0 0:00')
  })

  it('is not believed before its kickoff', () => {
    const upcoming = { ...running, phase: 'pre', period: 0, clock: '0:00' } as const
    const { period, clock } = mergeGame(
      upcoming,
      feedGame({ phase: 'suspended', period: 1, clock: '9:00' }),
      KICKOFF - 1,
    )
    expect([period, clock]).toEqual([0, ''])
  })

  it('follows the feed where it had not run, and once the game goes on', () => {
    expect(after({ ...running, clock: '15:00', pause: 'delayed' }, 'pre')).toBe('0 0:00')
    expect(after({ ...running, phase: 'postponed' }, 'live')).toBe('0 0:00')
  })
})
