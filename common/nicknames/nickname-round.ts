import { chanceOf, shuffled } from '#common/race/chance'
import type { Team } from '#common/teams/team'
import { FBS_TEAMS } from '#common/teams/teams'
import { isNicknameOf } from './nicknames'

/** The mini game asks for every FBS team once, in so many rounds of so many teams. */
export const ROUNDS = 8
export const TEAMS_A_ROUND = 17
/** No nickname is longer, however it is written. */
export const ANSWER_MAX = 60
/** Nobody reads a question, types a nickname and goes on in less (ms). */
export const QUESTION_TIME_MIN = 1_000
/** Nor types one in less (ms): such an answer is none. */
const TYPING_TIME_MIN = 300

/** What a player typed for one team, and how long that took (ms). Empty when the question was skipped. */
export interface NicknameAnswer {
  teamId: string
  answer: string
  ms: number
}

/** What a round came to. */
export interface RoundResult {
  /** 1 to {@link ROUNDS}. */
  round: number
  correct: number
  total: number
}

/** The teams of a round, 1 to 8: the same for everybody, all season. */
export function teamsOf(season: number, round: number): Team[] {
  const all = shuffled(chanceOf('nicknames', season), FBS_TEAMS)
  return all.slice((round - 1) * TEAMS_A_ROUND, round * TEAMS_A_ROUND)
}

/** The teams of a round in the order in which this player is asked for them. */
export function questionsOf(uid: string, season: number, round: number): Team[] {
  return shuffled(chanceOf(`${uid} ${round}`, season), teamsOf(season, round))
}

/** Whether a person can have typed this in so many ms. Skipping takes no time. */
export const isTypable = ({ answer, ms }: Pick<NicknameAnswer, 'answer' | 'ms'>): boolean =>
  answer === '' || ms >= TYPING_TIME_MIN

/** How many of these answers are right, and typed by a person. */
export function countCorrect(teams: readonly Team[], answers: readonly NicknameAnswer[]): number {
  const byId = new Map(teams.map((team) => [team.id, team]))
  return answers.filter((each) => {
    const team = byId.get(each.teamId)
    return team !== undefined && isTypable(each) && isNicknameOf(team, each.answer)
  }).length
}

/** What is wrong with the answers that are said to be a round's, in a sentence; undefined when they may be counted. */
export function answersProblem(teams: readonly Team[], answers: readonly NicknameAnswer[]): string | undefined {
  const asked = new Set(teams.map(({ id }) => id))
  for (const { teamId } of answers) asked.delete(teamId)
  const theirs = asked.size === 0 && answers.length === teams.length
  return theirs ? undefined : 'Those are not the teams of that round.'
}
