import { expect, it } from 'vitest'
import { feedGame, feedScore, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { answer, scoresOf } from '../../../tests/fixtures/week-state'
import { affectsWeek, decideScores, isWorthWriting } from './decide-scores'

const NOW = KICKOFF + 3_600_000
const reading = answer([feedGame({ phase: 'live', ...feedScore(31, 21) })], { at: NOW })
/** The scores as a machine has stored them whose clock is this far ahead (ms). */
const storedAhead = (ahead: number) => scoresOf(liveGame(), { feedAt: NOW + ahead })

it('scores are taken though the last ones came from a clock that was hours ahead, and so is their time alone', () => {
  const was = storedAhead(7_200_000)
  const after = decideScores(was, reading, NOW)
  expect(after.feedAt).toBe(NOW)
  expect(Object.values(after.games)).toMatchObject([{ homeScore: 31, awayScore: 21 }])
  expect(isWorthWriting({ ...after, feedAt: was.feedAt }, after, NOW)).toBe(true)
  expect(affectsWeek({ ...after, feedAt: was.feedAt, doubted: true }, after), 'a doubt goes on').toBe(true)
})

it('a clock that is a second ahead makes an older reading no newer', () => {
  const was = storedAhead(1_000)
  expect(decideScores(was, reading, NOW)).toBe(was)
})
