import { describe, expect, it } from 'vitest'
import { questionsOf } from '#common/nicknames/nickname-round'
import { answersOf, newPlay, type PlayInProgress, recordAnswer, resumePlay, teamAsked } from './round'

const teams = questionsOf('ann', 2025, 1)
const [first, second, third] = teams
const say = (round: PlayInProgress, answer: string) =>
  recordAnswer(round, { teamId: teams[round.answers.length]?.id ?? '', answer, ms: 2_000 })
const next = (round: PlayInProgress): PlayInProgress => ({ ...round, judged: false })

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

describe('a round kept by an earlier visit', () => {
  const all = teams.reduce((round) => say(next(round), 'x'), newPlay('p'))
  it.each([
    ['half-way, judged', two, two],
    ['half-way, not yet judged', next(two), next(two)],
    ['at its last answer', all, all],
    ['past its last answer', next(all), null],
    ['of other teams', { ...two, answers: [...two.answers].reverse() }, null],
    ['never begun', undefined, null],
    ['no round at all', 'x', null],
    ['without an id', { answers: [] }, null],
    ['judged before its first answer', { ...newPlay('p'), judged: true }, newPlay('p')],
  ])('is taken up %s: %#', (_name, kept, taken) => expect(resumePlay(kept, teams)).toEqual(taken))
})
