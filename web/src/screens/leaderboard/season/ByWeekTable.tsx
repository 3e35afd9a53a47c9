import { useState } from 'react'
import type { OverallBoard, OverallRow } from '#common/boards/leaderboard'
import { useOverallBoard } from '#web/live/boards'
import { useUid } from '#web/session/session'
import { classes } from '#web/ui/classes'
import { Skeleton } from '#web/ui/Skeleton'
import { ScrollSideways } from '../ScrollSideways'
import { SortableHead } from '../SortableHead'
import { inOrder, type Order, type SortValues, type Standing } from '../standings'
import byWeek from './ByWeekTable.module.css'
import { SeasonRow, useWeekHighs, WeekHighLegend } from './SeasonRow'
import styles from './SeasonTables.module.css'

interface Props {
  standings: readonly Standing[]
  label: string
  onPlayer: (userId: string) => void
}

const BY_RANK: Order<string> = { by: 'Rank', reversed: false }

/** The week's standings with everybody's points in every week and their total. Reads the season's board. */
export default function ByWeekTable({ standings, label, onPlayer }: Props) {
  const uid = useUid()
  const { status, value: board } = useOverallBoard()
  const highs = useWeekHighs(board)
  const [chosen, setOrder] = useState<Order<string>>(BY_RANK)
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const weeks = board?.weeks ?? []
  const { seasonOf, sortValues } = withSeasons(board)
  const columns = ['Rank', 'Player', 'Points', ...weeks.map((week) => `W${week}`), 'Total']
  // Another season may lack the week that was chosen.
  const order = columns.includes(chosen.by) ? chosen : BY_RANK
  return (
    <>
      <ScrollSideways label={`Points week by week, ${label}`} firstColumn={columns.length - 1}>
        <table className={classes(styles.table, byWeek.byWeek)}>
          <SortableHead columns={columns} order={order} onOrder={setOrder} />
          <tbody>
            {inOrder(standings, order, sortValues).map((standing) => (
              <SeasonRow
                key={standing.row.userId}
                row={seasonOf(standing)}
                rank={standing.rank}
                tied={standing.tied}
                points={standing.row.points}
                weeks={weeks}
                highs={highs}
                you={standing.row.userId === uid}
                onPlayer={onPlayer}
              />
            ))}
          </tbody>
        </table>
      </ScrollSideways>
      <WeekHighLegend highs={highs} />
    </>
  )
}

/**
 * Everybody's season, and what its columns are sorted by. A player who is not on the season's board yet has the total
 * of the week, and no points by week.
 */
export function withSeasons(board: OverallBoard | undefined) {
  const rowOf = new Map(board?.rows.map((row) => [row.userId, row]))
  const seasonOf = ({ row }: Standing): OverallRow => rowOf.get(row.userId) ?? { ...row, byWeek: {} }
  const pointsIn = (week: number) => (standing: Standing) => seasonOf(standing).byWeek[week] ?? -1
  const sortValues: SortValues = {
    Rank: ({ rank }) => -rank,
    Points: ({ row }) => row.points,
    Total: (standing) => seasonOf(standing).points,
    ...Object.fromEntries((board?.weeks ?? []).map((week) => [`W${week}`, pointsIn(week)])),
  }
  return { seasonOf, sortValues }
}
