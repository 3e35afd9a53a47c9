import { beforeEach, expect, it, vi } from 'vitest'
import { questionsOf } from '#common/nicknames/nickname-round'
import { storageIn } from '#web/session/device'
import { playerStorage } from '#web/session/session'
import { drawHook } from '../../../../tests/fixtures/hook'
import { type PlayInProgress, useNicknameRound } from './round'

const postRound = vi.hoisted(() => vi.fn())
vi.mock('./postRound', () => ({ postRound, startRounds: () => {} }))

const teams = questionsOf('ann', 2025, 1)
const answers = teams.map(({ id, nickname }) => ({ teamId: id, answer: nickname, ms: 2_000 }))
const last = teams.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  postRound.mockReset()
  vi.stubGlobal('localStorage', storageIn(new Map()))
})

/** The round as the screen has it, which a visit before this one has left so. */
function roundLeft(answered: PlayInProgress['answers'], judged = false) {
  playerStorage.write('round', 'ann', 'nickname/2025/1', { play: 'p', answers: answered, judged })
  return drawHook(() => useNicknameRound('ann', 2025, 1))
}

it('a round is posted with its last answer, and with what was right', () => {
  const [first, second, ...others] = answers.slice(0, -1)
  if (!first || !second) throw new Error('no answers')
  const before = [{ ...first, answer: '' }, { ...second, answer: 'Nobodies' }, ...others]
  const { answer } = roundLeft(before)
  vi.advanceTimersByTime(3_000)
  answer(` ${last?.nickname} `)
  const given = { teamId: last?.id, answer: last?.nickname, ms: 3_000 }
  const round = { season: 2025, round: 1, correct: 15, total: 17, play: 'p', answers: [...before, given] }
  expect(postRound.mock.calls).toEqual([[round]])
})

it.each<[about: string, left: PlayInProgress['answers'], judged: boolean, after: number]>([
  ['before its last answer', answers.slice(0, -2), false, 3_000],
  ['by an answer that nobody can have typed so fast', answers.slice(0, -1), false, 100],
  ['a second time, by another Enter', answers, true, 3_000],
])('a round is not posted %s', (_about, left, judged, after) => {
  const { answer } = roundLeft(left, judged)
  vi.advanceTimersByTime(after)
  answer('Tigers')
  expect(postRound).not.toHaveBeenCalled()
})

it('counts the time of an answer from when its question came', () => {
  const { answer, next } = roundLeft(answers.slice(0, -1))
  vi.advanceTimersByTime(3_000)
  next()
  vi.advanceTimersByTime(100)
  answer('Tigers')
  expect(postRound).not.toHaveBeenCalled()
})

it('shows its answers once the last one was read, and not before', () => {
  expect(roundLeft(answers, true).next()).toHaveLength(17)
  expect(roundLeft(answers.slice(0, -1), true).next()).toBeNull()
})
