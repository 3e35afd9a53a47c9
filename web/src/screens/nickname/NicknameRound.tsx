import { useState } from 'react'
import { accuracyText } from '#common/nicknames/minigame-board'
import { Button } from '#web/ui/Button'
import { Link } from '#web/ui/Link'
import { Modal } from '#web/ui/Modal'
import { boardUrl } from '#web/urls'
import { AnswerList, AnswerSheet } from './AnswerSheet'
import styles from './NicknameRound.module.css'
import { AnswerForm, TeamQuestion } from './Question'
import { type Answered, useNicknameRound } from './round'

interface Props {
  uid: string
  season: number
  /** From 1. */
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
        <TeamQuestion team={team} season={season} verdict={judged?.verdict} />
        <AnswerForm
          team={team}
          judged={judged !== undefined}
          isLast={answers.length === total}
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

interface AlertProps {
  round: number
  answers: readonly Answered[]
  onNextRound: () => void
  onClose: () => void
}

/** The score after a round's last question, and what there is to learn from it. Behind it the round has begun again. */
function RoundAlert({ round, answers, onNextRound, onClose }: AlertProps) {
  const missed = answers.filter(({ verdict }) => verdict !== 'right')
  const [correct, total] = [answers.length - missed.length, answers.length]
  return (
    <Modal
      alert
      title={`Round ${round}: ${correct} of ${total}`}
      onClose={onClose}
      actions={
        <>
          <Button weight="primary" onClick={onClose}>
            Play again
          </Button>
          <Button onClick={onNextRound}>Next round</Button>
        </>
      }
    >
      <p className={styles.score}>
        <b>{accuracyText({ totalCorrect: correct, totalQuestions: total })}</b>{' '}
        <Link to={boardUrl('minigames')}>See the leaderboard</Link>
      </p>
      {missed.length > 0 ? <AnswerList answers={missed} /> : <p>You know them all. Nobody beats that.</p>}
    </Modal>
  )
}

interface ProgressProps {
  answers: readonly Answered[]
  /** The last answer is still on the screen. */
  judged: boolean
  total: number
}

/** How far the round has come: which question it is, how many were right, and a block for each. */
function RoundProgress({ answers, judged, total }: ProgressProps) {
  const current = judged ? answers.length : answers.length + 1
  const right = answers.filter(({ verdict }) => verdict === 'right').length
  return (
    <div className={styles.progress}>
      <p>
        <b>{current}</b> of {total}
      </p>
      <p>
        <b>{right}</b> right
      </p>
      <div className={styles.blocks} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-verdict={answers[index]?.verdict} data-current={index === current - 1} />
        ))}
      </div>
    </div>
  )
}
