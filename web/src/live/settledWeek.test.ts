import { expect, test, vi } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { finishedLine } from './settledWeek'

vi.mock('./league', () => ({}))

test.each<[about: string, line: Parameters<typeof ironBowl>[0], changes: object]>([
  ['graded', { phase: 'final', homeScore: 20, awayScore: 27, revealedAt: 1 }, {}],
  ['final, and never revealed', { phase: 'final', homeScore: 20, awayScore: 27 }, { void: true, noResult: true }],
  ['under way', { phase: 'live', revealedAt: 1 }, { void: true, noResult: true }],
  ['called off', { void: true }, {}],
])('a game that is %s when its season ends', (_about, line, changes) =>
  expect(finishedLine(ironBowl(line))).toEqual({ ...ironBowl(line), ...changes }),
)
