import { describe, expect, test } from 'vitest'
import { FBS_TEAMS } from '#common/teams/teams'
import { answersProblem, countCorrect, isTypable, questionsOf, ROUNDS, TEAMS_A_ROUND, teamsOf } from './nickname-round'

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)
const ids = (teams: readonly { id: string }[]) => teams.map(({ id }) => id)

describe.each([2025, 2026])('the season of %i', (season) => {
  test('asks for all 136 teams once in eight rounds of seventeen', () => {
    const asked = rounds.map((round) => ids(teamsOf(season, round)))
    expect(asked.map((each) => each.length)).toEqual(Array(ROUNDS).fill(TEAMS_A_ROUND))
    expect(asked.flat().sort()).toEqual(ids(FBS_TEAMS).sort())
  })

  test.each(rounds)('asks every player for the same teams in round %i, in an order of their own', (round) => {
    const [ann, bob] = ['ann', 'bob'].map((uid) => ids(questionsOf(uid, season, round)))
    expect(ann).toEqual(ids(questionsOf('ann', season, round)))
    expect(ann).not.toEqual(bob)
    expect(ann?.sort()).toEqual(bob?.sort())
  })
})

test('a season’s rounds never change: players have played them', () => {
  const codes = (round: number) => teamsOf(2025, round).map(({ abbr }) => abbr)
  expect(codes(1).slice(0, 4)).toEqual(['PSU', 'VT', 'WASH', 'ILL'])
  expect(codes(8).slice(-2)).toEqual(['UCF', 'USA'])
})

test.each<[answer: string, ms: number, is: boolean]>([
  ['Tide', 300, true],
  ['Tide', 299, false],
  ['', 0, true],
])('"%s" in %d ms can have been typed: %s', (answer, ms, is) => expect(isTypable({ answer, ms })).toBe(is))

test('the order changes each season and each round', () => {
  expect(ids(teamsOf(2025, 1)).sort()).not.toEqual(ids(teamsOf(2026, 1)).sort())
  const places = rounds.map((round) =>
    ids(questionsOf('ann', 2025, round)).map((id) => ids(teamsOf(2025, round)).indexOf(id)),
  )
  expect(new Set(places.map(String)).size).toBe(ROUNDS)
})

describe('the answers of a round', () => {
  const teams = teamsOf(2025, 3)
  const right = teams.map(({ id, nickname }) => ({ teamId: id, answer: nickname, ms: 2_000 }))
  const [first, ...rest] = right
  if (!first) throw new Error('the round is empty')
  const stranger = teamsOf(2025, 4)[0]?.id ?? ''

  test('are counted', () => {
    expect(countCorrect(teams, right)).toBe(TEAMS_A_ROUND)
    expect(countCorrect(teams, [{ ...first, answer: '' }, ...rest])).toBe(TEAMS_A_ROUND - 1)
    expect(countCorrect(teams, [{ ...first, answer: 'Nobodies' }, ...rest])).toBe(TEAMS_A_ROUND - 1)
    expect(countCorrect(teams, [{ ...first, teamId: stranger }, ...rest])).toBe(TEAMS_A_ROUND - 1)
    expect(countCorrect(teams, [{ ...first, ms: 299 }, ...rest]), 'typed too fast').toBe(TEAMS_A_ROUND - 1)
  })

  test.each([
    ['in another order', [...rest, first], undefined],
    ['with one skipped at once', [{ ...first, answer: '', ms: 0 }, ...rest], undefined],
    ['with one missing', rest, 'Those are not the teams of that round.'],
    ['with one twice', [first, ...right], 'Those are not the teams of that round.'],
    ['with one replaced by another', [rest[0] ?? first, ...rest], 'Those are not the teams of that round.'],
    ['with another round’s team', [{ ...first, teamId: stranger }, ...rest], 'Those are not the teams of that round.'],
  ])('%s: %o', (_name, answers, problem) => expect(answersProblem(teams, answers)).toBe(problem))
})
