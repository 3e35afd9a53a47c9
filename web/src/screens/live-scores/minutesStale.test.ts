import { describe, expect, it } from 'vitest'
import type { GameLine, Phase } from '#common/game/line'
import type { LiveGame, WeekScores } from '#common/week/week'
import { minutesStale } from './minutesStale'

const MINUTE = 60_000
const line = (gameId: string, kickoff: number, phase: Phase = 'pre', isVoid = false) =>
  ({ gameId, kickoff, phase, void: isVoid, timeTbd: false }) as GameLine
const scores = (feedAt: number, phases: Record<string, Phase>) =>
  ({
    feedAt,
    games: Object.fromEntries(Object.entries(phases).map(([id, phase]) => [id, { phase } as LiveGame])),
  }) as WeekScores

describe('the age of the scores', () => {
  const on = [line('a', MINUTE)]
  it.each([
    ['fresh', scores(8 * MINUTE, { a: 'live' }), 11 * MINUTE, 0],
    ['four minutes old', scores(7 * MINUTE, { a: 'live' }), 11 * MINUTE, 4],
    ['should have kicked off', scores(MINUTE, { a: 'pre' }), 11 * MINUTE, 10],
    ['should have kicked off almost eight hours ago', scores(MINUTE, { a: 'pre' }), 481 * MINUTE - 1, 479],
    ['should have kicked off eight hours ago: no longer expected', scores(MINUTE, { a: 'pre' }), 481 * MINUTE, 0],
    ['over', scores(MINUTE, { a: 'final' }), 11 * MINUTE, 0],
    ['before kickoff', scores(-98 * MINUTE, { a: 'pre' }), 0, 0],
    ['no week yet', undefined, 11 * MINUTE, 0],
    ['live by hand, and never read from the feed', scores(0, { a: 'live' }), 11 * MINUTE, 0],
  ])('%s', (_, of, now, minutes) => expect(minutesStale(on, of, now)).toBe(minutes))
})
