import type { NicknameAnswer } from '#common/nicknames/nickname-round'
import { isNicknameOf } from '#common/nicknames/nicknames'
import type { Team } from '#common/teams/team'

/** A round as far as it has been played. */
export interface RoundInProgress {
  /** The id of this play, so that its score counts once however often it is sent. */
  play: string
  /** What was answered, in the order of the questions. */
  answers: NicknameAnswer[]
  /** The last answer is judged on the screen; the next question waits. */
  judged: boolean
}

export type AnswerVerdict = 'right' | 'wrong' | 'skipped'

/** A question that has been answered. */
export interface Answered {
  team: Team
  answer: string
  verdict: AnswerVerdict
}

/** A round before its first question. */
export const newRound = (play: string): RoundInProgress => ({ play, answers: [], judged: false })

/** The round with one more answer; empty is skipped. */
export function recordAnswer(round: RoundInProgress, answer: NicknameAnswer): RoundInProgress {
  return { ...round, answers: [...round.answers, answer], judged: true }
}

function verdictOn(team: Team, answer: string): AnswerVerdict {
  if (!answer) return 'skipped'
  return isNicknameOf(team, answer) ? 'right' : 'wrong'
}

/** The questions behind the player, with what came of them. */
export function answersOf(round: RoundInProgress, teams: readonly Team[]): Answered[] {
  return round.answers.flatMap(({ answer }, at) => {
    const team = teams[at]
    return team ? [{ team, answer, verdict: verdictOn(team, answer) }] : []
  })
}

/** The question on the screen: the one just judged, or the next. */
export const teamAsked = ({ answers, judged }: RoundInProgress, teams: readonly Team[]): Team | undefined =>
  teams[judged ? answers.length - 1 : answers.length]

/** A round kept by an earlier visit, if it is one of these teams in this order. */
export function resumeRound(kept: unknown, teams: readonly Team[]): RoundInProgress | null {
  const round = kept as Partial<RoundInProgress> | null | undefined
  if (typeof round?.play !== 'string' || !Array.isArray(round.answers)) return null
  const fits = round.answers.every((each, at) => each.teamId === teams[at]?.id)
  // Only a judged answer can be the last one.
  if (!fits || (round.answers.length === teams.length && !round.judged)) return null
  return { play: round.play, answers: round.answers, judged: round.judged === true && round.answers.length > 0 }
}
