import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { feedGame, feedScore, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { reading } from '../../../tests/fixtures/week-state'
import { withResultByHand } from '../desk/hand-result'
import type { FeedGame } from '../feed/feed-game'
import { decideLines } from './decide-lines'
import { isUnsure } from './doubt'

const NOW = KICKOFF + 4 * HOUR
const ID = ironBowl().gameId
type Score = readonly [home: number, away: number]
/** A final with this score, another answer, or none: null does not list the game. */
type Reading = Score | FeedGame | null

/** The final 20–27 after readings 15 s apart. */
function after(...readings: Reading[]) {
  let { lines, games } = {
    lines: [ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, revealedAt: KICKOFF })],
    games: { [ID]: liveGame({ phase: 'final', homeScore: 20, awayScore: 27 }) },
  }
  const changes: string[] = []
  for (const [index, each] of readings.entries()) {
    const at = NOW + index * 15_000
    const listed = each && ('id' in each ? each : feedGame({ phase: 'final', period: 4, ...feedScore(...each) }))
    const before = lines[0]
    ;({ lines, games } = decideLines(
      lines,
      games,
      reading(listed ? [listed] : [], { at, unlisted: new Set(listed ? [] : [ID]) }),
      at,
      [],
    ))
    const [line] = lines
    if (line?.homeScore !== before?.homeScore || line?.awayScore !== before?.awayScore)
      changes.push(`${index}: ${line?.awayScore}–${line?.homeScore}`)
  }
  return { line: lines[0] ?? ironBowl(), game: games[ID], changes }
}
const [A, B, C] = [[20, 27] as const, [21, 27] as const, [20, 28] as const]
const times = (count: number, ...readings: Reading[]) => Array.from({ length: count }, () => readings).flat()

it('a first correction holds at once', () => {
  expect(after(A, B, B).changes).toEqual(['1: 27–21'])
  expect(isUnsure(after(A, B).line, NOW)).toBe(false)
})

it('of two finals that the feed gives in turn only the first correction holds', () => {
  expect(after(...times(40, A, B)).changes).toEqual(['1: 27–21'])
})

it('a further correction holds once it has been repeated for two minutes, and every reading counts meanwhile', () => {
  const { line, game } = after(B, A)
  expect(isUnsure(line, NOW + MINUTE)).toBe(true)
  expect(isUnsure(line, NOW + HOUR + MINUTE), 'the feed does not repeat it any more').toBe(false)
  expect([line.homeScore, game?.homeScore]).toEqual([21, 21])
  const repeated = after(B, ...times(MINUTE / 7_500 + 1, A))
  expect(repeated.changes).toEqual(['0: 27–21', '9: 27–20'])
  expect(isUnsure(repeated.line, NOW)).toBe(false)
  expect(after(B, ...times(MINUTE / 7_500 + 1, A), B, A).changes, 'and the one after it, too').toHaveLength(2)
  expect(after(B, ...times(9, A, C)).changes, 'two others in turn').toEqual(['0: 27–21'])
})

it.each<[what: string, reading: Reading]>([
  ['lacks the game', null],
  ['has it live again', feedGame({ phase: 'live', period: 4, ...feedScore(20, 27) })],
  ['has no score of it', feedGame({ phase: 'final', home: { ...feedGame().home, score: null } })],
])('a reading that %s counts for nothing', (_what, nothing) => {
  expect(after(B, ...times(4, A, nothing, A)).changes).toEqual(['0: 27–21', '9: 27–20'])
})

it('a tie is no correction, so that the one after it is the first, and holds at once', () => {
  expect(after(A, [27, 27], B).changes).toEqual(['2: 27–21'])
})

it('a game whose correction waits is listed again with it, so that the next reading counts', () => {
  expect(after(B, A, null).game?.unlisted).toBe(true)
  expect(after(B, A, null, A).game).not.toHaveProperty('unlisted')
})

it('what the feed says of a game that is given back to it holds at once', () => {
  const { line } = after(B, A)
  const given = withResultByHand(
    { ...line, byHand: { phase: 'final', homeScore: 20, awayScore: 27 } },
    { feed: true } as never,
    undefined,
    NOW,
  )
  expect(given.finalAgain).toBeNull()
})

it('a line whose final was never corrected says nothing of it', () => {
  expect(after(A, A).line).not.toHaveProperty('finalAgain')
})
