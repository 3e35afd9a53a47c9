import { useState } from 'react'
import type { OverallRow } from '#common/boards/leaderboard'
import { useOverallBoard } from '#web/live/boards'
import { useSession } from '#web/session/session'
import { classes } from '#web/ui/classes'
import { Skeleton } from '#web/ui/Skeleton'
import { ScrollSideways } from './ScrollSideways'
import { SeasonRow } from './SeasonRow'
import styles from './SeasonRow.module.css'
import { SortableHead } from './SortableHead'
import { inOrder, type Order, type RankedRow } from './standings'

interface Props {
  standings: readonly RankedRow[]
  label: string
  onPlayer: (userId: string) => void
}

const BY_RANK: Order<string> = { by: 'Rank', reversed: false }

/** The week's standings with everybody's points in every week and their total. Reads the season's board. */
export default function WeeksTable({ standings, label, onPlayer }: Props) {
  const uid = useSession(({ session }) => session?.uid)
  const { status, value: board } = useOverallBoard()
  const [chosen, setOrder] = useState<Order<string>>(BY_RANK)
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const weeks = board?.weeks ?? []
  const rowOf = new Map(board?.rows.map((row) => [row.userId, row]))
  const pointsIn = (week: number) => (standing: RankedRow) => rowOf.get(standing.row.userId)?.byWeek[week] ?? -1
  const sortValues = {
    Rank: ({ rank }: RankedRow) => -rank,
    Points: ({ row }: RankedRow) => row.points,
    Total: ({ row }: RankedRow) => rowOf.get(row.userId)?.points ?? 0,
    ...Object.fromEntries(weeks.map((week) => [`W${week}`, pointsIn(week)])),
  }
  const columns = ['Rank', 'Player', 'Points', ...weeks.map((week) => `W${week}`), 'Total']
  // Another season may lack the week that was chosen.
  const order = columns.includes(chosen.by) ? chosen : BY_RANK
  return (
    <ScrollSideways label={`Points week by week, ${label}`}>
      <table className={classes(styles.table, styles.byWeek)}>
        <SortableHead columns={columns} order={order} onOrder={setOrder} />
        <tbody>
          {inOrder(standings, order, sortValues).map(({ row, rank, tied }) => (
            <SeasonRow
              key={row.userId}
              row={rowOf.get(row.userId) ?? emptySeason(row)}
              rank={rank}
              tied={tied}
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
const emptySeason = (row: RankedRow['row']): OverallRow => ({ ...row, byWeek: {} })
