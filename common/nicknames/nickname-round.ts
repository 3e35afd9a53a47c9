import { seededRandom, shuffled } from '#common/random'
import type { Team } from '#common/teams/team'
import { FBS_TEAMS } from '#common/teams/teams'
import { isNicknameOf } from './nicknames'

/** A season's game: 8 rounds of 17 teams, every FBS team once. */
export const ROUNDS = 8
export const TEAMS_A_ROUND = 17
/** The longest answer in characters, above every name of a team. */
export const ANSWER_MAX = 60
/** The least time in which a person reads a question, types a nickname and goes on (ms). */
export const QUESTION_TIME_MIN = 1_000
/** The least time in which a person types a nickname (ms): faster answers do not count. */
const TYPING_TIME_MIN = 300

/** A player's answer to one question. */
export interface NicknameAnswer {
  teamId: string
  /** Empty when the question was skipped. */
  answer: string
  /** How long it took (ms). */
  ms: number
}

export interface RoundResult {
  /** 1 to {@link ROUNDS}. */
  round: number
  correct: number
  total: number
}

/** The teams of a round, 1 to 8: the same for everybody, all season. */
export function teamsOf(season: number, round: number): Team[] {
  const all = shuffled(seededRandom('nicknames', season), FBS_TEAMS)
  return all.slice((round - 1) * TEAMS_A_ROUND, round * TEAMS_A_ROUND)
}

/** The teams of a round in this player's own order. */
export function questionsOf(uid: string, season: number, round: number): Team[] {
  return shuffled(seededRandom(`${uid} ${round}`, season), teamsOf(season, round))
}

/** Whether a person can have typed this answer in its time. A skipped question takes none. */
export const isTypable = ({ answer, ms }: Pick<NicknameAnswer, 'answer' | 'ms'>): boolean =>
  answer === '' || ms >= TYPING_TIME_MIN

/** How many of these answers are right and were not typed too fast. */
export function countCorrect(teams: readonly Team[], answers: readonly NicknameAnswer[]): number {
  const byId = new Map(teams.map((team) => [team.id, team]))
  return answers.filter((each) => {
    const team = byId.get(each.teamId)
    return team !== undefined && isTypable(each) && isNicknameOf(team, each.answer)
  }).length
}

/** A sentence saying that these are not the answers of that round; undefined if they are. */
export function answersProblem(teams: readonly Team[], answers: readonly NicknameAnswer[]): string | undefined {
  const asked = new Set(teams.map(({ id }) => id))
  for (const { teamId } of answers) asked.delete(teamId)
  const theirs = asked.size === 0 && answers.length === teams.length
  return theirs ? undefined : 'Those are not the teams of that round.'
}
