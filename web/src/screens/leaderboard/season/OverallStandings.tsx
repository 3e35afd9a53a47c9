import { useState } from 'react'
import type { OverallBoard } from '#common/boards/leaderboard'
import { ranksOf, tiedRanks, winnersOf } from '#common/boards/ranks'
import { seasonCsv } from '#common/boards/season-csv'
import { counted } from '#common/counted'
import { lazyComponent, lazyExtra } from '#web/app/lazyComponent'
import { useOverallBoard } from '#web/live/boards'
import { useIsSeasonFinished, useShownSeason } from '#web/live/league'
import { useUid } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Icon } from '#web/ui/Icon'
import { Notice } from '#web/ui/Notice'
import { placeText } from '#web/ui/place'
import { Skeleton } from '#web/ui/Skeleton'
import { saveFile } from '#web/ui/share/saveFile'
import { CrownBanner } from '../CrownBanner'
import { goToOwn } from '../PlayerButton'
import { ScrollSideways } from '../ScrollSideways'
import { MANY_PLAYERS } from '../standings'
import { useFlip } from '../useFlip'
import { SeasonRow, useWeekHighs, WeekHighLegend } from './SeasonRow'
import styles from './SeasonTables.module.css'

const PlayerModal = lazyComponent(() => import('../player/PlayerModal'))
const SeasonChart = lazyExtra(() => import('./SeasonChart'), <Skeleton height={480} />)

/** The season's leaderboard, live. */
export default function OverallStandings() {
  const { status, value: board } = useOverallBoard()
  const { season } = useShownSeason()
  const isFinished = useIsSeasonFinished()
  const uid = useUid()
  const rows = board?.rows ?? []
  const ranks = ranksOf(rows)
  const tiedRankSet = tiedRanks(ranks.values())
  const highs = useWeekHighs(board)
  const [lastFirst, setLastFirst] = useState(false)
  const [openedUid, setOpenedUid] = useState<string>()
  const ordered = lastFirst ? [...rows].reverse() : rows
  const tableBody = useFlip(
    ordered.map(({ userId }) => userId),
    String(lastFirst),
  )
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const lastWeek = board?.weeks.at(-1)
  if (!board || lastWeek === undefined) return <Notice>No scores yet.</Notice>
  const openedRow = rows.find((row) => row.userId === openedUid)
  const place = placeText(rows, uid)
  return (
    <>
      {isFinished && (
        <CrownBanner
          winners={winnersOf(rows).map(({ name }) => name)}
          label={`season ${season}`}
          points={rows[0]?.points}
        />
      )}
      <p className={styles.count}>
        {counted(rows.length, 'player')}
        {place && ` · You: ${place.toLowerCase()}`}
      </p>
      {rows.length >= MANY_PLAYERS && rows.some(({ userId }) => userId === uid) && (
        <p data-screen-only>
          <Button onClick={() => goToOwn(tableBody)}>Around me</Button>
        </p>
      )}
      <ScrollSideways label="Overall leaderboard">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">User</th>
              {board.weeks.map((week) => (
                <th key={week} scope="col" className={styles.week}>
                  W{week}
                </th>
              ))}
              <th scope="col" aria-sort={lastFirst ? 'ascending' : 'descending'} className={styles.score}>
                <button type="button" onClick={() => setLastFirst(!lastFirst)}>
                  Score <Icon shape={lastFirst ? 'up' : 'down'} size={10} />
                </button>
              </th>
            </tr>
          </thead>
          <tbody ref={tableBody}>
            {ordered.map((row) => (
              <SeasonRow
                key={row.userId}
                row={row}
                rank={ranks.get(row.userId) ?? 0}
                tied={tiedRankSet.has(ranks.get(row.userId) ?? 0)}
                weeks={board.weeks}
                highs={highs}
                you={row.userId === uid}
                onPlayer={setOpenedUid}
              />
            ))}
          </tbody>
        </table>
      </ScrollSideways>
      <WeekHighLegend highs={highs} hidesWeeks />
      {/* Two weeks at least: a line needs two points. */}
      {board.weeks.length > 1 && <SeasonChart board={board} viewer={uid} />}
      <CsvButton board={board} />
      {openedRow && (
        <PlayerModal player={openedRow} week={lastWeek} first="season" onClose={() => setOpenedUid(undefined)} />
      )}
    </>
  )
}

/** Downloads the season as a CSV file. */
function CsvButton({ board }: { board: OverallBoard }) {
  const { season } = useShownSeason()
  const name = `cfb-picks-${season}.csv`
  const save = () => saveFile(new File([seasonCsv(board)], name, { type: 'text/csv;charset=utf-8' }))
  return (
    <p>
      <Button onClick={save}>Download CSV</Button>
    </p>
  )
}
