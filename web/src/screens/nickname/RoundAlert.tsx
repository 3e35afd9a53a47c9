import { Link } from 'react-router-dom'
import { accuracyText } from '#common/nicknames/minigame-board'
import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import { boardUrl } from '#web/urls'
import { AnswerList } from './AnswerSheet'
import styles from './RoundAlert.module.css'
import type { Answered } from './round'

interface Props {
  round: number
  answers: readonly Answered[]
  onNextRound: () => void
  onClose: () => void
}

/** The score after a round's last question, and what there is to learn from it. Behind it the round has begun again. */
export function RoundAlert({ round, answers, onNextRound, onClose }: Props) {
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
