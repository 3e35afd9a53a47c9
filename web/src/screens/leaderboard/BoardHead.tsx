import { useId } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekName, WeekScores } from '#common/week/week'
import { Chips } from '#web/ui/Chips'
import styles from './BoardHead.module.css'
import { progressText } from './standings'
import { chooseRowColor, ROW_COLORS, type Show, type useBoardAddress, useRowColor } from './viewer'

const shows: readonly { value: Show; name: string }[] = [
  { value: 'standings', name: 'Standings' },
  { value: 'weeks', name: 'By week' },
  { value: 'grid', name: 'Picks grid' },
]

interface Props {
  weeks: readonly WeekName[]
  week: number
  address: ReturnType<typeof useBoardAddress>
  board: WeeklyBoard | undefined
  scores: WeekScores | undefined
}

/** The controls above the weekly board: week, view and row color, and how many games are over. */
export function BoardHead({ weeks, week, address, board, scores }: Props) {
  const id = useId()
  return (
    <div className={styles.head}>
      <label className="unseen" htmlFor={`${id}-week`}>
        Week
      </label>
      <select id={`${id}-week`} value={week} onChange={(event) => address.choose('week', event.target.value)}>
        {[...weeks].reverse().map((each) => (
          <option key={each.week} value={each.week}>
            {each.label}
          </option>
        ))}
      </select>
      <Chips
        label="What of the week"
        chips={shows}
        chosen={address.show}
        onChoose={(show) => address.choose('show', show)}
      />
      <p className={styles.progress}>{board && progressText(board, scores)}</p>
      {address.show === 'standings' && <RowColorChoice />}
    </div>
  )
}

/** Chooses whose color tints the rows. */
function RowColorChoice() {
  const id = useId()
  const color = useRowColor((state) => state.choice)
  return (
    <div className={styles.color} data-screen-only>
      <label htmlFor={id}>Tint rows:</label>
      <select id={id} value={color} onChange={(event) => chooseRowColor(event.target.value)}>
        {ROW_COLORS.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
