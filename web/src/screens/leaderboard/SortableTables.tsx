import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OverallRow, WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { useSeasonBoard } from '#web/live/league'
import { useSession } from '#web/session/session'
import { classes } from '#web/ui/classes'
import { Notice } from '#web/ui/Notice'
import { ScrollSideways } from '#web/ui/ScrollSideways'
import { Skeleton } from '#web/ui/Skeleton'
import { useFlip } from '#web/ui/useFlip'
import { BoardTools } from './BoardTools'
import { OwnTray } from './OwnTray'
import { SeasonRow } from './SeasonRow'
import season from './SeasonRow.module.css'
import { SortableHead } from './SortableHead'
import { StandingRow } from './StandingRow'
import weekly from './StandingRow.module.css'
import {
  COLUMNS,
  type Column,
  inOrder,
  MANY_PLAYERS,
  type Order,
  SORT_VALUES,
  type Standing,
  weekProgress,
} from './standings'
import { useRowColor } from './viewer'

interface Props {
  standings: readonly Standing[]
  onPlayer: (userId: string) => void
}

interface WeeklyProps extends Props {
  board: WeeklyBoard
  scores: WeekScores | undefined
}

/** Brings the viewer's own row to the middle of the screen, and the focus to it. */
function goToOwn(rows: RefObject<HTMLElement | null>): void {
  const own = rows.current?.querySelector('[data-you="true"]')
  own?.scrollIntoView({ block: 'center' })
  own?.querySelector('button')?.focus({ preventScroll: true })
}

/** The weekly table: one card per player on a phone, sortable columns on a wide screen. */
export function WeeklyTable({ standings, board, scores, onPlayer }: WeeklyProps) {
  const uid = useSession(({ session }) => session?.uid)
  const [order, setOrder] = useState<Order<Column>>({ by: 'Rank', reversed: false })
  const rowColor = useRowColor((state) => state.choice)
  const own = standings.find(({ row }) => row.userId === uid)
  const tint = (rowColor === 'My color' ? own : standings[0])?.row.favoriteColor
  const underWay = weekProgress(board, scores).underWay > 0
  const [search, setSearch] = useState('')
  // Without its field a search that was begun on a longer board could not be ended.
  const sought = standings.length < MANY_PLAYERS ? '' : search.trim().toLowerCase()
  const found = standings.filter(({ row }) => row.name.toLowerCase().includes(sought))
  const sorted = inOrder(found, order, SORT_VALUES)
  const rows = useFlip<HTMLTableSectionElement>(
    sorted.map(({ row }) => row.userId),
    `${board.week} ${order.by} ${order.reversed} ${sought}`,
  )
  const showOwn = () => {
    flushSync(() => setSearch(''))
    goToOwn(rows)
  }
  return (
    <>
      <BoardTools
        players={standings.length}
        sorted={order.by}
        onSort={(by) => setOrder({ by, reversed: false })}
        search={search}
        onSearch={setSearch}
        onAroundMe={own && showOwn}
      />
      <div>
        <table className={weekly.table} data-by={order.by} style={{ '--tint': tint }}>
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
        {sorted.length === 0 && <Notice>Nobody by that name.</Notice>}
        {own && (
          <OwnTray
            rows={rows}
            order={sorted.map(({ row }) => row.userId).join()}
            own={own}
            underWay={underWay}
            onShow={showOwn}
          />
        )}
      </div>
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
const emptySeason = (row: Standing['row']): OverallRow => ({ ...row, byWeek: {} })
