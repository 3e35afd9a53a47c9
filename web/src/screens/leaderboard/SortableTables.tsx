import { useState } from 'react'
import type { OverallRow, WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { useSeasonBoard } from '#web/live/league'
import { useSession } from '#web/session/session'
import { classes } from '#web/ui/classes'
import { Icon } from '#web/ui/Icon'
import { ScrollSideways } from '#web/ui/ScrollSideways'
import { Skeleton } from '#web/ui/Skeleton'
import { useFlip } from '#web/ui/useFlip'
import { SeasonRow } from './SeasonRow'
import season from './SeasonRow.module.css'
import { BoardLegend, StandingRow } from './StandingRow'
import weekly from './StandingRow.module.css'
import { COLUMNS, type Column, inOrder, type Order, SORT_VALUES, type Standing, weekProgress } from './standings'
import { useRowColor } from './viewer'

interface Props {
  standings: readonly Standing[]
  onPlayer: (userId: string) => void
}

interface WeeklyProps extends Props {
  board: WeeklyBoard
  scores: WeekScores | null | undefined
}

/** The weekly table and its legend: one card per player on a phone, sortable columns on a wide screen. */
export function WeeklyTable({ standings, board, scores, onPlayer }: WeeklyProps) {
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
      <table className={weekly.table} style={{ '--tint': tint }}>
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

/** The week's standings with everybody's points in every week and their total. Reads the season's board. */
export function WeeksTable({ standings, label, onPlayer }: Props & { label: string }) {
  const uid = useSession(({ session }) => session?.uid)
  const { status, value: board } = useSeasonBoard()
  const [order, setOrder] = useState<Order<string>>({ by: 'Rank', reversed: false })
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const weeks = board?.weeks ?? []
  const rowOf = new Map(board?.rows.map((row) => [row.userId, row]))
  const pointsIn = (week: number) => (standing: Standing) => rowOf.get(standing.row.userId)?.byWeek[week] ?? -1
  const sortValues = {
    Rank: ({ rank }: Standing) => -rank,
    Points: ({ row }: Standing) => row.points,
    Total: ({ row }: Standing) => rowOf.get(row.userId)?.points ?? 0,
    ...Object.fromEntries(weeks.map((week) => [`W${week}`, pointsIn(week)])),
  }
  const columns = ['Rank', 'Player', 'Points', ...weeks.map((week) => `W${week}`), 'Total']
  return (
    <ScrollSideways label={`Points week by week, ${label}`}>
      <table className={classes(season.table, season.byWeek)}>
        <SortableHead columns={columns} order={order} onOrder={setOrder} />
        <tbody>
          {inOrder(standings, order, sortValues).map(({ row, rank }) => (
            <SeasonRow
              key={row.userId}
              row={rowOf.get(row.userId) ?? emptySeason(row)}
              rank={rank}
              points={row.points}
              weeks={weeks}
              you={row.userId === uid}
              onPlayer={onPlayer}
            />
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}

/** The season of a player who is not on the season's board yet. */
const emptySeason = (row: Standing['row']): OverallRow => ({ ...row, byWeek: {} })

interface HeadProps<Column extends string> {
  columns: readonly Column[]
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
}

/** A table head whose columns sort the table; a second press reverses the order. */
function SortableHead<Column extends string>({ columns, order, onOrder }: HeadProps<Column>) {
  return (
    <thead className={weekly.head}>
      <tr>
        {columns.map((by) => {
          const reversed = order.by === by && order.reversed
          const sorted = order.by !== by ? 'none' : reversed ? 'ascending' : 'descending'
          return (
            <th key={by} scope="col" aria-sort={sorted} data-column={by}>
              <button type="button" onClick={() => onOrder({ by, reversed: order.by === by && !reversed })}>
                {by}
                <Icon shape={reversed ? 'up' : 'down'} size={10} />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
