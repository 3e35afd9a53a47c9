import { useMemo, useState } from 'react'
import { sharedRanks } from '#common/boards/leaderboard'
import { useSeasonBoard } from '#web/live/league'
import { useSession } from '#web/session/session'
import { Icon } from '#web/ui/Icon'
import { Notice } from '#web/ui/Notice'
import { ScrollSideways } from '#web/ui/ScrollSideways'
import { Skeleton } from '#web/ui/Skeleton'
import { useFlip } from '#web/ui/useFlip'
import { CsvButton } from './export/CsvButton'
import { OverallRowView } from './OverallRowView'
import styles from './OverallStandings.module.css'
import { PlayerModal } from './PlayerModal'
import { SeasonSection } from './season/SeasonSection'

/** The season's leaderboard. */
export function OverallStandings() {
  const { status, value: board } = useSeasonBoard()
  const uid = useSession(({ session }) => session?.uid)
  const ranks = useMemo(() => sharedRanks(board?.rows ?? []), [board])
  const [lastFirst, setLastFirst] = useState(false)
  const [player, setPlayer] = useState<string>()
  const ranked = (board?.rows ?? []).map((row, at) => ({ row, rank: ranks[at] ?? 0 }))
  if (lastFirst) ranked.reverse()
  const rows = useFlip<HTMLTableSectionElement>(
    ranked.map(({ row }) => row.userId),
    String(lastFirst),
  )
  if (status === 'loading') return <Skeleton count={8} height={58} />
  if (!board?.rows.length) return <Notice>No scores yet.</Notice>
  const shown = board.rows.find((row) => row.userId === player)
  return (
    <>
      <p className={styles.count}>
        {board.rows.length} {board.rows.length === 1 ? 'player' : 'players'}
      </p>
      <ScrollSideways label="Overall leaderboard">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col" className={styles.user}>
                User
              </th>
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
          <tbody ref={rows}>
            {ranked.map(({ row, rank }) => (
              <OverallRowView
                key={row.userId}
                row={row}
                rank={rank}
                weeks={board.weeks}
                you={row.userId === uid}
                onPlayer={setPlayer}
              />
            ))}
          </tbody>
        </table>
      </ScrollSideways>
      <SeasonSection board={board} viewer={uid} />
      <CsvButton board={board} />
      {shown && (
        <PlayerModal
          player={shown}
          week={board.weeks.at(-1) ?? 0}
          first="season"
          onClose={() => setPlayer(undefined)}
        />
      )}
    </>
  )
}
