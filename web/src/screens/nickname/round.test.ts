import { describe, expect, it } from 'vitest'
import { questionsOf } from '#common/nicknames/nickname-round'
import { answersOf, goOn, newPlay, type PlayInProgress, recordAnswer, resumePlay, teamAsked } from './round'

const teams = questionsOf('ann', 2025, 1)
const [first, second, third] = teams
const say = (round: PlayInProgress, answer: string) =>
  recordAnswer(round, { teamId: teams[round.answers.length]?.id ?? '', answer, ms: 2_000 })
const next = (round: PlayInProgress) => goOn(round, teams.length)

const two = say(next(say(newPlay('p'), first?.nickname ?? '')), 'Nobodies')

describe('a round', () => {
  it('asks for one team after the other, each until its answer was judged', () => {
    const asked = [newPlay('p'), say(newPlay('p'), 'x'), next(say(newPlay('p'), 'x')), two, next(two)]
    expect(asked.map((round) => teamAsked(round, teams))).toEqual([first, first, second, second, third])
  })

  it('judges the answers', () => {
    const verdicts = answersOf(say(next(two), ''), teams).map(({ team, verdict }) => [team.id, verdict])
    expect(verdicts).toEqual([
      [first?.id, 'right'],
      [second?.id, 'wrong'],
      [third?.id, 'skipped'],
    ])
  })
})

it('begins again under an id of its own after its last answer, for the server counts a play once', () => {
  const play = (round: PlayInProgress) => teams.reduce((soFar) => say(next(soFar), 'x'), round)
  const [once, again] = [next(play(newPlay('p'))), next(play(newPlay('p')))]
  expect(once).toEqual(newPlay(expect.any(String)))
  expect(new Set(['p', once.play, again.play]).size).toBe(3)
})

describe('a round kept by an earlier visit', () => {
  const all = teams.reduce((round) => say(next(round), 'x'), newPlay('p'))
  it.each([
    ['half-way, judged', two, two],
    ['half-way, not yet judged', next(two), next(two)],
    ['at its last answer', all, all],
    ['past its last answer', { ...all, judged: false }, null],
    ['of other teams', { ...two, answers: [...two.answers].reverse() }, null],
    ['never begun', undefined, null],
    ['no round at all', 'x', null],
    ['without an id', { answers: [] }, null],
    ['judged before its first answer', { ...newPlay('p'), judged: true }, newPlay('p')],
  ])('is taken up %s: %#', (_name, kept, taken) => expect(resumePlay(kept, teams)).toEqual(taken))
})
