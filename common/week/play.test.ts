import { expect, it } from 'vitest'
import { liveGame } from '../../tests/fixtures/games'
import { playHasBegun } from './play'
import type { LiveGame } from './week'

it.each<[about: string, game: Partial<LiveGame>, begun: boolean]>([
  ['before its kickoff', { phase: 'pre', period: 0, clock: '0:00' }, false],
  ['to come again, after its first snaps', { phase: 'pre', period: 1, clock: '12:40' }, true],
  ['live and scoreless', { phase: 'live' }, true],
  ['delayed before its first snap', { phase: 'live', pause: 'delayed', period: 1, clock: '15:00' }, false],
  ['delayed before its first snap, without a clock', { phase: 'live', pause: 'delayed', period: 0, clock: '' }, false],
  [
    'delayed before its first snap, in its first quarter',
    { phase: 'live', pause: 'delayed', period: 1, clock: '' },
    false,
  ],
  ['delayed in its first quarter without points', { phase: 'live', pause: 'delayed', period: 1, clock: '11:30' }, true],
  ['delayed at the half without points', { phase: 'live', pause: 'delayed', period: 2, clock: '0:00' }, true],
  ['delayed with points on the board', { phase: 'live', pause: 'delayed', awayScore: 3 }, true],
  ['level, and postponed', { phase: 'postponed', homeScore: 7, awayScore: 7, period: 0, clock: '' }, true],
  ['postponed, and not played', { phase: 'postponed', period: 0, clock: '0:00' }, false],
  ['postponed in its first quarter without points', { phase: 'postponed', period: 1, clock: '12:40' }, true],
  ['cancelled without points, whatever its clock', { phase: 'canceled', period: 4, clock: '0:00' }, false],
  ['suspended', { phase: 'suspended' }, true],
  ['final without points', { phase: 'final' }, true],
  ['at halftime without points', { phase: 'live', pause: 'halftime' }, true],
])('a game %s has begun: %s', (_about, game, begun) => {
  expect(playHasBegun(liveGame({ homeScore: 0, awayScore: 0, ...game }))).toBe(begun)
})
