import { useScores, useSlip, useWeeklyBoard } from '../../live/league'
import { useSession } from '../../store'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import styles from './PlayerWeek.module.css'
import { RevealedPick } from './RevealedPick'

/** A player's picks of one week; one's own are seen before they are revealed. */
export function PlayerWeek({ userId, week }: { userId: string; week: number }) {
  const board = useWeeklyBoard(week)
  const scores = useScores(week)
  const slip = useSlip(week)
  const uid = useSession(({ session }) => session?.uid)
  if (board === undefined) return <Skeleton count={6} height={58} />
  const row = board?.rows.find((each) => each.userId === userId)
  if (!board?.games.length || !row) return <Notice>No picks for Week {week} yet.</Notice>
  const own = userId === uid ? slip?.picks : undefined
  return (
    <ol className={styles.picks}>
      {board.games.map((game) => (
        <RevealedPick
          key={game.gameId}
          game={game}
          side={row.sides[game.gameId] ?? own?.[game.gameId]?.pickTeam}
          worth={row.worth?.[game.gameId]}
          seen={own !== undefined || board.revealed.includes(game.gameId)}
          live={scores?.games[game.gameId]}
        />
      ))}
    </ol>
  )
}
