import { useState } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { useSession } from '#web/session/session'
import { useFlip } from '#web/ui/useFlip'
import { useRowColor } from './rowColor'
import { SortableHead } from './SortableHead'
import { StandingRow } from './StandingRow'
import { COLUMNS, type Column, inOrder, type Order, type Standing, WORTH, weekProgress } from './standings'
import styles from './WeeklyTable.module.css'

interface Props {
  standings: readonly Standing[]
  board: WeeklyBoard
  scores: WeekScores | null | undefined
  onPlayer: (userId: string) => void
}

/** The weekly table: rows like cards on a phone, sortable columns at a desk. */
export function WeeklyTable({ standings, board, scores, onPlayer }: Props) {
  const uid = useSession(({ session }) => session?.uid)
  const [order, setOrder] = useState<Order<Column>>({ by: 'Rank', reversed: false })
  const whose = useRowColor((state) => state.choice)
  const mine = standings.find(({ row }) => row.userId === uid)
  const tint = (whose === 'My color' ? mine : standings[0])?.row.favoriteColor
  const underWay = weekProgress(board, scores).underWay > 0
  const sorted = inOrder(standings, order, WORTH)
  const rows = useFlip<HTMLTableSectionElement>(
    sorted.map(({ row }) => row.userId),
    `${board.week} ${order.by} ${order.reversed}`,
  )
  return (
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
  )
}
