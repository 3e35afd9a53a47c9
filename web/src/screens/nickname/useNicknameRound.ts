import { useEffect, useMemo, useRef, useState } from 'react'
import { isTypable, questionsOf } from '#common/nicknames/nickname-round'
import { lastKnown, saveLastKnown } from '#web/live/last-known'
import { postRound } from './postbox'
import { type Answered, answersOf, newRound, type RoundInProgress, recordAnswer, resumeRound, teamAsked } from './round'

/** A round being played: kept on the device with every answer, posted with the last one. */
export function useNicknameRound(uid: string, season: number, round: number) {
  const teams = useMemo(() => questionsOf(uid, season, round), [uid, season, round])
  const place = `nickname/${season}/${round}`
  const [soFar, setSoFar] = useState<RoundInProgress>(
    () => resumeRound(lastKnown(uid, place), teams) ?? newRound(crypto.randomUUID()),
  )
  const shownAt = useRef(performance.now())
  useEffect(() => saveLastKnown(uid, place, soFar), [uid, place, soFar])

  const team = teamAsked(soFar, teams)
  const answers = answersOf(soFar, teams)

  /** Answers the question; empty skips it. What nobody can have typed so soon waits for another Enter. */
  function answer(text: string): void {
    if (!team || soFar.judged) return
    const ms = Math.round(performance.now() - shownAt.current)
    const given = { teamId: team.id, answer: text.trim(), ms }
    if (!isTypable(given)) return
    const after = recordAnswer(soFar, given)
    setSoFar(after)
    if (after.answers.length < teams.length) return
    const correct = answersOf(after, teams).filter(({ verdict }) => verdict === 'right').length
    postRound(uid, { season, round, correct, total: teams.length, play: after.play, answers: after.answers })
  }

  /** Goes on to the next question. After the last one the round begins again, and what it came to is returned. */
  function next(): readonly Answered[] | null {
    const done = soFar.answers.length === teams.length
    setSoFar(done ? newRound(crypto.randomUUID()) : { ...soFar, judged: false })
    shownAt.current = performance.now()
    return done ? answers : null
  }

  return { team, answers, total: teams.length, judged: soFar.judged ? answers.at(-1) : undefined, answer, next }
}
