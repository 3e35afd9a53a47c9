import { useState } from 'react'
import type { WeeklyBoard } from '../../../../common/leaderboard'
import type { WeekScores } from '../../../../common/week'
import { useSession } from '../../store'
import { Icon } from '../../ui/Icon'
import { useRowColor } from './rowColor'
import { StandingRow } from './StandingRow'
import { COLUMNS, type Column, inOrder, type Order, progressOf, type Standing } from './standings'
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
  const [order, setOrder] = useState<Order>({ by: 'Rank', reversed: false })
  const whose = useRowColor((state) => state.choice)
  const mine = standings.find(({ row }) => row.userId === uid)
  const tint = (whose === 'My color' ? mine : standings[0])?.row.favoriteColor
  const underWay = progressOf(board, scores).underWay > 0
  const sort = (by: Column) => setOrder({ by, reversed: order.by === by && !order.reversed })
  const ariaSort = (by: Column) => (order.by !== by ? 'none' : order.reversed ? 'ascending' : 'descending')
  return (
    <table className={styles.table} style={{ '--tint': tint }}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={ariaSort(column)} data-column={column}>
              <button type="button" onClick={() => sort(column)}>
                {column}
                <Icon shape={order.by === column && order.reversed ? 'up' : 'down'} size={10} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(standings, order).map((standing) => (
          <StandingRow
            key={standing.row.userId}
            standing={standing}
            you={standing.row.userId === uid}
            underWay={underWay}
            onOpen={() => onPlayer(standing.row.userId)}
          />
        ))}
      </tbody>
    </table>
  )
}
