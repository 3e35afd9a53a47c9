import { useState } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { useSession } from '#web/session/session'
import { useFlip } from '#web/ui/useFlip'
import { SortableHead } from './SortableHead'
import { BoardLegend, StandingRow } from './StandingRow'
import styles from './StandingRow.module.css'
import { COLUMNS, type Column, inOrder, type Order, SORT_VALUES, type Standing, weekProgress } from './standings'
import { useRowColor } from './viewer'

interface Props {
  standings: readonly Standing[]
  board: WeeklyBoard
  scores: WeekScores | null | undefined
  onPlayer: (userId: string) => void
}

/** The weekly table and its legend: one card per player on a phone, sortable columns on a wide screen. */
export function WeeklyTable({ standings, board, scores, onPlayer }: Props) {
  const uid = useSession(({ session }) => session?.uid)
  const [order, setOrder] = useState<Order<Column>>({ by: 'Rank', reversed: false })
  const rowColor = useRowColor((state) => state.choice)
  const own = standings.find(({ row }) => row.userId === uid)
  const tint = (rowColor === 'My color' ? own : standings[0])?.row.favoriteColor
  const underWay = weekProgress(board, scores).underWay > 0
  const sorted = inOrder(standings, order, SORT_VALUES)
  const rows = useFlip<HTMLTableSectionElement>(
    sorted.map(({ row }) => row.userId),
    `${board.week} ${order.by} ${order.reversed}`,
  )
  return (
    <>
      <table className={styles.table} style={{ '--tint': tint }}>
        <SortableHead columns={COLUMNS} order={order} onOrder={setOrder} />
        <tbody ref={rows}>
          {sorted.map((standing) => (
            <StandingRow
              key={standing.row.userId}
              standing={standing}
              you={standing.row.userId === uid}
              underWay={underWay}
              onPlayer={onPlayer}
            />
          ))}
        </tbody>
      </table>
      <BoardLegend />
    </>
  )
}
