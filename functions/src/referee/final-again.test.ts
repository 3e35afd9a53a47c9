import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { feedGame, feedScore, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { reading } from '../../../tests/fixtures/week-state'
import { decideLines } from './decide-lines'
import { isUnsure } from './wake'

const NOW = KICKOFF + 4 * HOUR
const ID = ironBowl().gameId
type Score = readonly [home: number, away: number]

/** The final 20–27 after readings 15 s apart, each with such a score; null does not list the game. */
function after(...readings: (Score | null)[]) {
  let { lines, games } = {
    lines: [ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, revealedAt: KICKOFF })],
    games: { [ID]: liveGame({ phase: 'final', homeScore: 20, awayScore: 27 }) },
  }
  const changes: string[] = []
  for (const [index, score] of readings.entries()) {
    const at = NOW + index * 15_000
    const listed = score && feedGame({ phase: 'final', period: 4, ...feedScore(...score) })
    const before = lines[0]
    ;({ lines, games } = decideLines(lines, games, reading(listed ? [listed] : [], { at }), at))
    const [line] = lines
    if (line?.homeScore !== before?.homeScore || line?.awayScore !== before?.awayScore)
      changes.push(`${index}: ${line?.awayScore}–${line?.homeScore}`)
  }
  return { line: lines[0] ?? ironBowl(), game: games[ID], changes }
}
const [A, B, C] = [[20, 27] as const, [21, 27] as const, [20, 28] as const]
const times = (count: number, ...scores: (Score | null)[]) => Array.from({ length: count }, () => scores).flat()

it('a first correction holds at once', () => {
  expect(after(A, B, B).changes).toEqual(['1: 27–21'])
  expect(isUnsure(after(A, B).line)).toBe(false)
})

it('of two finals that the feed gives in turn only the first correction holds', () => {
  expect(after(...times(40, A, B)).changes).toEqual(['1: 27–21'])
})

it('a further correction holds once it has been repeated for two minutes, and every reading counts meanwhile', () => {
  const { line, game } = after(B, A)
  expect(isUnsure(line)).toBe(true)
  expect([line.homeScore, game?.homeScore]).toEqual([21, 21])
  const repeated = after(B, ...times(MINUTE / 7_500 + 1, A))
  expect(repeated.changes).toEqual(['0: 27–21', '9: 27–20'])
  expect(isUnsure(repeated.line)).toBe(false)
  expect(after(B, ...times(9, A, C)).changes, 'two others in turn').toEqual(['0: 27–21'])
})

it('a reading that lacks the game counts for nothing', () => {
  expect(after(B, ...times(4, A, null, A)).changes).toEqual(['0: 27–21', '9: 27–20'])
})

it('a line whose final was never corrected says nothing of it', () => {
  expect(after(A, A).line).not.toHaveProperty('finalAgain')
})
