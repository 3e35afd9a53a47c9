import { expect, test } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import { gameOfFinishedSeason, lineOfFinishedSeason } from './grade'

const final = { phase: 'final', homeScore: 20, awayScore: 27 } as const

test.each<[about: string, line: Parameters<typeof ironBowl>[0], isRevealed: boolean, changes: object]>([
  ['graded', final, true, {}],
  ['final, and never revealed', final, false, { void: true, noResult: true }],
  ['under way', { phase: 'live' }, true, { void: true, noResult: true }],
  ['called off', { void: true }, false, {}],
  ['called off, and final', { ...final, void: true }, true, {}],
  ['called off while it was played', { void: true, phase: 'live' }, true, { phase: 'canceled' }],
  ['called off while it was stopped', { void: true, phase: 'suspended' }, true, { phase: 'canceled' }],
])('a game that is %s when its season ends', (_about, line, isRevealed, changes) =>
  expect(gameOfFinishedSeason(ironBowl(line), isRevealed)).toEqual({ ...ironBowl(line), ...changes }),
)

test.each([
  ['revealed', 1, {}],
  ['did not', null, { void: true, noResult: true }],
])('a line knows by itself whether it has revealed: one that %s', (_about, revealedAt, changes) => {
  const line = ironBowl({ ...final, revealedAt })
  expect(lineOfFinishedSeason(line)).toEqual({ ...line, ...changes })
})
