import { useState } from 'react'
import { AnswerForm } from './AnswerForm'
import { AnswerSheet } from './AnswerSheet'
import styles from './NicknameRound.module.css'
import { RoundAlert } from './RoundAlert'
import { RoundProgress } from './RoundProgress'
import type { Answered } from './round'
import { TeamQuestion } from './TeamQuestion'
import { useNicknameRound } from './useNicknameRound'

interface Props {
  uid: string
  season: number
  /** 1 to 8. */
  round: number
  onNextRound: () => void
}

/** One round: the question, the answer and what came of the questions before. */
export function NicknameRound({ uid, season, round, onNextRound }: Props) {
  const { team, answers, total, judged, answer, next } = useNicknameRound(uid, season, round)
  const [finished, setFinished] = useState<readonly Answered[] | null>(null)
  if (!team) return null
  return (
    <div className={styles.round}>
      <div className={styles.game}>
        <RoundProgress answers={answers} judged={judged !== undefined} total={total} />
        <TeamQuestion team={team} verdict={judged?.verdict} />
        <AnswerForm
          team={team}
          judged={judged !== undefined}
          last={answers.length === total}
          onAnswer={answer}
          onNext={() => setFinished(next())}
        />
      </div>
      <AnswerSheet answers={answers} />
      {finished && (
        <RoundAlert round={round} answers={finished} onNextRound={onNextRound} onClose={() => setFinished(null)} />
      )}
    </div>
  )
}
