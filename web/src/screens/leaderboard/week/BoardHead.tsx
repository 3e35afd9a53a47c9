import { isWeekFinished, type WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { Chips } from '#web/ui/Chips'
import { FeedBadge, minutesStale } from '#web/ui/game/FeedBadge'
import { useNow } from '#web/ui/useNow'
import { useWeeklyView, type WeeklyView } from '../boardAddress'
import { COLUMNS, type Column, type Order, progressText } from '../standings'
import styles from './BoardHead.module.css'

const views: readonly { value: WeeklyView; name: string }[] = [
  { value: 'standings', name: 'Standings' },
  { value: 'weeks', name: 'By week' },
  { value: 'grid', name: 'Picks grid' },
]

interface Props {
  board: WeeklyBoard | undefined
  scores: WeekScores | undefined
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
}

/** Above the weekly board: its view, its order, how many games are over, and whether their scores are stale. */
export function BoardHead({ board, scores, order, onOrder }: Props) {
  const [view, chooseView] = useWeeklyView()
  const stale = minutesStale(board?.games ?? [], scores, useNow(30_000))
  const isDown = scores?.feedDown === true && board !== undefined && !isWeekFinished(board)
  return (
    <div className={styles.head}>
      <Chips label="What of the week" chips={views} chosen={view} onChoose={chooseView} />
      {view === 'standings' && <SortChoice order={order} onOrder={onOrder} />}
      <p className={styles.progress}>
        {board && progressText(board, scores)}
        <FeedBadge minutes={stale} isDown={isDown} />
      </p>
    </div>
  )
}

/** The order of the rows, on a phone, where the table has no head to sort by. */
function SortChoice({ order, onOrder }: Pick<Props, 'order' | 'onOrder'>) {
  return (
    <select
      className={styles.sort}
      aria-label="Sort by"
      value={order.by}
      data-screen-only
      onChange={({ target }) => {
        const by = COLUMNS.find((column) => column === target.value) ?? 'Rank'
        onOrder({ by, reversed: false })
      }}
    >
      {COLUMNS.map((column) => (
        <option key={column}>{column}</option>
      ))}
    </select>
  )
}
