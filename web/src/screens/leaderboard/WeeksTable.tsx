import { useState } from 'react'
import type { OverallRow } from '#common/boards/leaderboard'
import { useSeasonBoard } from '#web/live/league'
import { useSession } from '#web/session/session'
import { classes } from '#web/ui/classes'
import { ScrollSideways } from '#web/ui/ScrollSideways'
import { Skeleton } from '#web/ui/Skeleton'
import { OverallRowView } from './OverallRowView'
import overall from './OverallStandings.module.css'
import { SortableHead } from './SortableHead'
import { inOrder, type Order, type Standing } from './standings'
import styles from './WeeksTable.module.css'

interface Props {
  standings: readonly Standing[]
  label: string
  onPlayer: (userId: string) => void
}

/** The week's standings with the points of every week and their total: the season's board, read only here. */
export function WeeksTable({ standings, label, onPlayer }: Props) {
  const uid = useSession(({ session }) => session?.uid)
  const { status, value: season } = useSeasonBoard()
  const [order, setOrder] = useState<Order<string>>({ by: 'Rank', reversed: false })
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const weeks = season?.weeks ?? []
  const rowOf = new Map(season?.rows.map((row) => [row.userId, row]))
  const pointsIn = (week: number) => (standing: Standing) => rowOf.get(standing.row.userId)?.byWeek[week] ?? -1
  const worth = {
    Rank: ({ rank }: Standing) => -rank,
    Points: ({ row }: Standing) => row.points,
    Total: ({ row }: Standing) => rowOf.get(row.userId)?.points ?? 0,
    ...Object.fromEntries(weeks.map((week) => [`W${week}`, pointsIn(week)])),
  }
  const columns = ['Rank', 'Player', 'Points', ...weeks.map((week) => `W${week}`), 'Total']
  return (
    <ScrollSideways label={`Points week by week, ${label}`}>
      <table className={classes(overall.table, styles.weeks)}>
        <SortableHead columns={columns} order={order} onOrder={setOrder} />
        <tbody>
          {inOrder(standings, order, worth).map(({ row, rank }) => (
            <OverallRowView
              key={row.userId}
              row={rowOf.get(row.userId) ?? unknownSeason(row)}
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

/** A player whom the season's board does not know yet. */
const unknownSeason = (row: Standing['row']): OverallRow => ({ ...row, byWeek: {} })
