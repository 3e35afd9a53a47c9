import { describe, expect, it } from 'vitest'
import type { GameLine, Phase } from '#common/game/line'
import type { LiveGame, WeekScores } from '#common/week/week'
import { grouped, groupOf } from './gameGroups'

const line = (gameId: string, kickoff: number, phase: Phase = 'pre', isVoid = false) =>
  ({ gameId, kickoff, phase, void: isVoid, timeTbd: false }) as GameLine
const scores = (feedAt: number, phases: Record<string, Phase>) =>
  ({
    feedAt,
    games: Object.fromEntries(Object.entries(phases).map(([id, phase]) => [id, { phase } as LiveGame])),
  }) as WeekScores

describe('the order', () => {
  it('is live, upcoming, final, each by kickoff', () => {
    const lines = [line('a', 3), line('b', 2), line('c', 1), line('d', 0)]
    const found = grouped(lines, scores(0, { a: 'live', c: 'final', d: 'live' }))
    expect(found.map(({ lines }) => lines.map(({ gameId }) => gameId))).toEqual([['d', 'a'], ['b'], ['c']])
  })

  it.each<[string, GameLine, Phase, string]>([
    ['a final stays final when the feed goes back', line('a', 0, 'final'), 'live', 'final'],
    ['suspended games may go on', line('a', 0), 'suspended', 'live'],
    ['postponed games are still to come', line('a', 0), 'postponed', 'upcoming'],
    ['cancelled games are over', line('a', 0), 'canceled', 'final'],
    ['so are those called off', line('a', 0, 'pre', true), 'pre', 'final'],
  ])('%s', (_, of, phase, group) => expect(groupOf(of, scores(0, { a: phase }))).toBe(group))
})
