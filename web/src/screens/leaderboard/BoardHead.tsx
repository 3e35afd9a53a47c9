import { useId } from 'react'
import type { WeeklyBoard } from '../../../../common/leaderboard'
import type { WeekName, WeekScores } from '../../../../common/week'
import styles from './BoardHead.module.css'
import { chooseRowColor, ROW_COLORS, useRowColor } from './rowColor'
import { progressOf } from './standings'

interface Props {
  weeks: readonly WeekName[]
  week: number
  onWeek: (week: number) => void
  board: WeeklyBoard | null
  scores: WeekScores | null | undefined
}

/** Above the weekly board: which week, how far it has come, whose color the rows take. */
export function BoardHead({ weeks, week, onWeek, board, scores }: Props) {
  const id = useId()
  const color = useRowColor((state) => state.choice)
  const progress = board && progressOf(board, scores)
  return (
    <div className={styles.head}>
      <label className="unseen" htmlFor={`${id}-week`}>
        Week
      </label>
      <select id={`${id}-week`} value={week} onChange={(event) => onWeek(Number(event.target.value))}>
        {[...weeks].reverse().map((each) => (
          <option key={each.week} value={each.week}>
            {each.label}
          </option>
        ))}
      </select>
      <p className={styles.progress}>
        {progress &&
          `${progress.completed} completed • ${progress.underWay} in progress • ${progress.remaining} remaining`}
      </p>
      <label className="unseen" htmlFor={`${id}-color`}>
        Row color
      </label>
      <select
        id={`${id}-color`}
        className={styles.color}
        value={color}
        onChange={(event) => chooseRowColor(event.target.value === 'My color' ? 'My color' : 'Leader color')}
      >
        {ROW_COLORS.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
