import { expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { annAndBob, decideAtReveal, finalLine, pick } from '../../../tests/fixtures/week-state'

/** Alabama, giving 7, wins by 6: Auburn covers. */
const closer = finalLine({ awayScore: 25 })
const annPicksAlabama = [pick('ann', 'AWAY')]
const onePickEach = [...annPicksAlabama, pick('bob', 'HOME')]
const afterwards = (was: GameLine, is: GameLine, picks = onePickEach) => {
  const { board } = decideAtReveal({ lines: [was] }, picks)
  const { result, entries } = decideAtReveal({ lines: [is], board }, picks)
  return { result, said: entries.map(({ text }) => text), by: entries.map(({ by }) => by) }
}

it.each([
  ['to somebody else', onePickEach, closer, 'won by {uid:bob} now, with 1 point; before, it was won by {uid:ann}'],
  ['to nobody', annPicksAlabama, closer, 'won by nobody now; before, it was won by {uid:ann}'],
  ['to nobody, as its game is called off,', onePickEach, finalLine({ void: true }), null],
])('the log of a finished week that goes %s', (_about, picks, is, says) => {
  const { said, by } = afterwards(finalLine(), is, picks)
  expect(said.filter((text) => text.includes('won by'))).toEqual(says === null ? [] : [`Week 14 is ${says}.`])
  expect(by.includes('grading')).toBe(says !== null)
})

it('what leaves the winners as they are is no news', () => {
  expect(afterwards(finalLine(), finalLine({ awayScore: 40 })).result).toBeNull()
  expect(afterwards(finalLine(), finalLine({ multiplier: 2 })).result, 'with more points').toBeNull()
})

it('a week that is open again has no result until it ends again', () => {
  const under = finalLine({ phase: 'live' })
  expect(afterwards(finalLine(), under).result).toBeNull()
  expect(afterwards(under, closer).result).toEqual({ winners: ['bob'], before: null })
})

it('of many winners the log names three, so that it does not grow with the league', () => {
  const uids = Array.from({ length: 7 }, (_, index) => `u${index}`)
  const picks = uids.map((uid) => pick(uid, 'HOME'))
  const members = Object.fromEntries(uids.map((uid) => [uid, annAndBob().ann]))
  const { board } = decideAtReveal({ lines: [finalLine()], members }, picks)
  const { entries } = decideAtReveal({ lines: [closer], members, board }, picks)
  expect(entries.at(-1)?.text).toBe(
    'Week 14 is won by {uid:u0}, {uid:u1}, {uid:u2}, and 4 more now, with 1 point; before, it was won by nobody.',
  )
})
