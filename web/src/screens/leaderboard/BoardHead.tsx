import { useId } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekName, WeekScores } from '#common/week/week'
import { Chips } from '#web/ui/Chips'
import styles from './BoardHead.module.css'
import type { useBoardAddress, WeeklyView } from './boardAddress'
import { COLUMNS, type Column, type Order, progressText } from './standings'

const views: readonly { value: WeeklyView; name: string }[] = [
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
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
}

/** The controls above the weekly board: week, order and view, and how many games are over. */
export function BoardHead({ weeks, week, address, board, scores, order, onOrder }: Props) {
  return (
    <div className={styles.head}>
      <select aria-label="Week" value={week} onChange={(event) => address.chooseWeek(Number(event.target.value))}>
        {[...weeks].reverse().map((each) => (
          <option key={each.week} value={each.week}>
            {each.label}
          </option>
        ))}
      </select>
      {address.weeklyView === 'standings' && <SortChoice order={order} onOrder={onOrder} />}
      <Chips label="What of the week" chips={views} chosen={address.weeklyView} onChoose={address.chooseWeeklyView} />
      <p className={styles.progress}>{board && progressText(board, scores)}</p>
    </div>
  )
}

/** The order of the rows, on a phone, where the table has no head to sort by. */
function SortChoice({ order, onOrder }: Pick<Props, 'order' | 'onOrder'>) {
  const id = useId()
  return (
    <div className={styles.sort} data-screen-only>
      <label htmlFor={id}>Sort by:</label>
      <select
        id={id}
        value={order.by}
        onChange={({ target }) => {
          const by = COLUMNS.find((column) => column === target.value) ?? 'Rank'
          onOrder({ by, reversed: false })
        }}
      >
        {COLUMNS.map((column) => (
          <option key={column}>{column}</option>
        ))}
      </select>
    </div>
  )
}
