import { accuracyText } from '../../../../common/minigame-board'
import { Button, ButtonLink } from '../../ui/Button'
import { Modal } from '../../ui/Modal'
import { boardUrl } from '../../urls'
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
      title={`Round ${round} finished`}
      onClose={onClose}
      actions={
        <>
          <Button weight="primary" onClick={onClose}>
            Play again
          </Button>
          <Button onClick={onNextRound}>Next round</Button>
          <ButtonLink to={boardUrl('minigames')}>Leaderboard</ButtonLink>
        </>
      }
    >
      <p className={styles.score}>
        <b>
          {correct} of {total}
        </b>{' '}
        correct, {accuracyText({ totalCorrect: correct, totalQuestions: total })}
      </p>
      {missed.length > 0 ? <AnswerList answers={missed} /> : <p>You know them all. Nobody beats that.</p>}
    </Modal>
  )
}
