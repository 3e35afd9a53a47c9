import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isTypable, type NicknameAnswer, questionsOf } from '#common/nicknames/nickname-round'
import { isNicknameOf } from '#common/nicknames/nicknames'
import type { Team } from '#common/teams/team'
import { browser } from '#web/session/device'
import { playerStorage } from '#web/session/session'
import { postRound, startRounds } from './postRound'

/** A round as far as it has been played. */
export interface PlayInProgress {
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
export const newPlay = (play: string): PlayInProgress => ({ play, answers: [], judged: false })

/** The round with one more answer; empty is skipped. */
export function recordAnswer(round: PlayInProgress, answer: NicknameAnswer): PlayInProgress {
  return { ...round, answers: [...round.answers, answer], judged: true }
}

/** The round once its last answer was read: at the next question, or a new play of it after the last one. */
export const goOn = (round: PlayInProgress, total: number): PlayInProgress =>
  round.answers.length === total ? newPlay(crypto.randomUUID()) : { ...round, judged: false }

function verdictOn(team: Team, answer: string): AnswerVerdict {
  if (!answer) return 'skipped'
  return isNicknameOf(team, answer) ? 'right' : 'wrong'
}

/** The questions answered so far, with their verdicts. */
export function answersOf(round: PlayInProgress, teams: readonly Team[]): Answered[] {
  return round.answers.flatMap(({ answer }, index) => {
    const team = teams[index]
    return team ? [{ team, answer, verdict: verdictOn(team, answer) }] : []
  })
}

/** The question on the screen: the one just judged, or the next. */
export const teamAsked = ({ answers, judged }: PlayInProgress, teams: readonly Team[]): Team | undefined =>
  teams[judged ? answers.length - 1 : answers.length]

/** A round kept by an earlier visit; null when it does not ask for these teams in this order. */
export function resumePlay(kept: unknown, teams: readonly Team[]): PlayInProgress | null {
  const round = kept as Partial<PlayInProgress> | null | undefined
  if (typeof round?.play !== 'string' || !Array.isArray(round.answers)) return null
  const fits = round.answers.every((each, index) => each.teamId === teams[index]?.id)
  // Only a judged answer can be the last one.
  if (!fits || (round.answers.length === teams.length && !round.judged)) return null
  return { play: round.play, answers: round.answers, judged: round.judged === true && round.answers.length > 0 }
}

/**
 * A round being played: kept on the device with every answer, posted with the last one. Tabs of one device play the
 * same round: a play counts once, so the answers of a second tab would count for nothing.
 */
export function useNicknameRound(uid: string, season: number, round: number) {
  const teams = useMemo(() => questionsOf(uid, season, round), [uid, season, round])
  const name = `nickname/${season}/${round}`
  const kept = () => resumePlay(playerStorage.read('round', uid, name), teams)
  const [soFar, setSoFar] = useState<PlayInProgress>(() => kept() ?? newPlay(crypto.randomUUID()))
  const shownAt = useRef(performance.now())
  const follow = useEffectEvent(() => {
    const other = kept()
    if (!other || JSON.stringify(other) === JSON.stringify(soFar)) return
    setSoFar(other)
    shownAt.current = performance.now()
  })
  useEffect(startRounds, [])
  useEffect(() => {
    return browser.onOtherTab((key) => {
      if (key !== null && playerStorage.nameOf('round', uid, key) === name) follow()
    })
  }, [uid, name])
  // A page that was asleep, or kept for Back, gets no event of what other tabs did meanwhile.
  useEffect(() => browser.onReturn(() => follow()), [])
  useEffect(() => void playerStorage.write('round', uid, name, soFar), [uid, name, soFar])

  const team = teamAsked(soFar, teams)
  const answers = answersOf(soFar, teams)

  /**
   * Answers the question; empty skips it. An answer that came faster than anybody can type is ignored, and waits for
   * another Enter.
   */
  function answer(text: string): void {
    if (!team || soFar.judged) return
    const ms = Math.round(performance.now() - shownAt.current)
    const given = { teamId: team.id, answer: text.trim(), ms }
    if (!isTypable(given)) return
    const after = recordAnswer(soFar, given)
    setSoFar(after)
    if (after.answers.length < teams.length) return
    const correct = answersOf(after, teams).filter(({ verdict }) => verdict === 'right').length
    postRound({ season, round, correct, total: teams.length, play: after.play, answers: after.answers })
  }

  /** Goes on to the next question. After the last one the round begins again, and its answers are returned. */
  function next(): readonly Answered[] | null {
    setSoFar(goOn(soFar, teams.length))
    shownAt.current = performance.now()
    return answers.length === teams.length ? answers : null
  }

  return { team, answers, total: teams.length, judged: soFar.judged ? answers.at(-1) : undefined, answer, next }
}
