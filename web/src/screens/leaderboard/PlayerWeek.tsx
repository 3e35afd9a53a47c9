import { useScores, useSlip, useWeeklyBoard } from '#web/live/league'
import { useSession } from '#web/session/session'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { PlayerSum } from './PlayerSum'
import styles from './PlayerWeek.module.css'
import { RevealedPick } from './RevealedPick'

/** A player's picks of one week; one's own are seen before they are revealed. */
export function PlayerWeek({ userId, week, label }: { userId: string; week: number; label: string }) {
  const { status, value: board } = useWeeklyBoard(week)
  const { value: scores } = useScores(week)
  const own = useSession(({ session }) => session?.uid) === userId
  const { value: slip } = useSlip(own ? week : undefined)
  if (status === 'loading') return <Skeleton count={6} height={58} />
  const row = board?.rows.find((each) => each.userId === userId)
  if (!board?.games.length || !row) return <Notice>No picks for {label} yet.</Notice>
  return (
    <>
      <PlayerSum row={row} />
      <ol className={styles.picks}>
        {board.games.map((game) => (
          <RevealedPick
            key={game.gameId}
            game={game}
            side={row.sides[game.gameId] ?? slip?.picks[game.gameId]?.pickTeam}
            worth={row.worth?.[game.gameId]}
            fixed={row.fixed?.includes(game.gameId) ?? false}
            late={row.late?.includes(game.gameId) ?? false}
            seen={own || board.revealed.includes(game.gameId)}
            live={scores?.games[game.gameId]}
          />
        ))}
      </ol>
    </>
  )
}
