import { minigameRanks } from '#common/nicknames/minigame-board'
import { useMinigameBoard } from '#web/live/league'
import { useSession } from '#web/session/session'
import { ButtonLink } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { urls } from '#web/urls'
import { MinigameRowView } from './MinigameRowView'
import styles from './MinigameStandings.module.css'

/** The mini games' leaderboard, live. */
export function MinigameStandings() {
  const { status, value: board } = useMinigameBoard()
  const uid = useSession(({ session }) => session?.uid)
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const rows = board?.rows ?? []
  const ranks = minigameRanks(rows)
  return (
    <>
      {rows.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">User</th>
              <th scope="col">Correct</th>
              <th scope="col">Questions</th>
              <th scope="col">Rounds</th>
              <th scope="col">Accuracy</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <MinigameRowView key={row.userId} row={row} rank={ranks[at] ?? 0} you={row.userId === uid} />
            ))}
          </tbody>
        </table>
      ) : (
        <Notice>No results yet.</Notice>
      )}
      <div className={styles.foot}>
        {rows.length > 0 && <p>Sorted by accuracy then total correct.</p>}
        <ButtonLink to={urls.nickname}>Play the nickname game</ButtonLink>
      </div>
    </>
  )
}
