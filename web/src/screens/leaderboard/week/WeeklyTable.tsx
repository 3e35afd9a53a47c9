import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { plainName } from '#common/plain-name'
import type { WeekScores } from '#common/week/week'
import { useUid } from '#web/session/session'
import { Notice } from '#web/ui/Notice'
import { goToOwn } from '../PlayerButton'
import { SortableHead } from '../SortableHead'
import {
  COLUMNS,
  type Column,
  inOrder,
  MANY_PLAYERS,
  type Order,
  SORT_VALUES,
  type Standing,
  weekProgress,
} from '../standings'
import { useFlip } from '../useFlip'
import { BoardTools, SquaresHelp, TintChoice, useTintChoice } from './BoardTools'
import { FindPlayer, NOBODY } from './FindPlayer'
import { OwnTray } from './OwnTray'
import { StandingRow } from './StandingRow'
import styles from './WeeklyTable.module.css'

interface Props {
  standings: readonly Standing[]
  board: WeeklyBoard
  scores: WeekScores | undefined
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
  onPlayer: (userId: string) => void
}

/** The weekly table: one card per player on a phone, sortable columns on a wide screen. */
export function WeeklyTable({ standings, board, scores, order, onOrder, onPlayer }: Props) {
  const uid = useUid()
  const [tintChoice, chooseTint] = useTintChoice()
  const viewerStanding = standings.find(({ row }) => row.userId === uid)
  // Before anybody has a point nobody leads.
  const leader = standings.find(({ row }) => row.points > 0)
  const tint = (tintChoice === 'My color' ? viewerStanding : leader)?.row.favoriteColor
  const areGamesUnderWay = weekProgress(board, scores).underWay > 0
  const isLong = standings.length >= MANY_PLAYERS
  const [search, setSearch] = useState('')
  // Without its field a search that was begun on a longer board could not be ended.
  const sought = isLong ? plainName(search.trim()) : ''
  const found = standings.filter(({ row }) => plainName(row.name).includes(sought))
  const sorted = inOrder(found, order, SORT_VALUES)
  const tableBody = useFlip(
    sorted.map(({ row }) => row.userId),
    `${board.week} ${order.by} ${order.reversed} ${sought}`,
  )
  const showOwn = () => {
    flushSync(() => setSearch(''))
    goToOwn(tableBody)
  }
  const help = <SquaresHelp standings={standings} areGamesUnderWay={areGamesUnderWay} />
  return (
    <>
      {isLong && (
        <>
          <FindPlayer
            search={search}
            found={sought ? found.length : null}
            onSearch={setSearch}
            onAroundMe={viewerStanding && showOwn}
          />
          <BoardTools>{help}</BoardTools>
        </>
      )}
      <div className={styles.frame}>
        <table aria-label="Standings" className={styles.table} data-by={order.by} style={{ '--tint': tint }}>
          <SortableHead columns={COLUMNS} order={order} onOrder={onOrder} />
          <tbody ref={tableBody}>
            {sorted.map((standing) => (
              <StandingRow
                key={standing.row.userId}
                standing={standing}
                you={standing.row.userId === uid}
                areGamesUnderWay={areGamesUnderWay}
                onPlayer={onPlayer}
              />
            ))}
          </tbody>
        </table>
        {sorted.length === 0 && (
          // The search says it to screen readers.
          <div aria-hidden>
            <Notice>{NOBODY}</Notice>
          </div>
        )}
      </div>
      <BoardTools>
        {/* On a long board it stands above: the end is far away. */}
        {!isLong && help}
        <TintChoice choice={tintChoice} onChoose={chooseTint} />
      </BoardTools>
      {viewerStanding && (
        <OwnTray
          tableBody={tableBody}
          rowsKey={sorted.map(({ row }) => row.userId).join()}
          viewerStanding={viewerStanding}
          areGamesUnderWay={areGamesUnderWay}
          onShow={showOwn}
        />
      )}
    </>
  )
}
