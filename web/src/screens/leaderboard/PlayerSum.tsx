import { type Tally, winShare } from '#common/boards/leaderboard'
import type { Profile } from '#common/people/profile'
import { useUser } from '#web/live/league'
import styles from './PlayerSum.module.css'

/** What a week or a season came to, and what the player says of themselves. */
export function PlayerSum({ row }: { row: Tally & Pick<Profile, 'favoriteTeam'> & { userId: string } }) {
  const about = useUser(row.userId).value?.about
  return (
    <>
      <p className={styles.sum}>
        {row.favoriteTeam && `${row.favoriteTeam} · `}
        {row.points} of {row.possible} points · {row.correct} of {row.picks} correct
        {row.picks > 0 && ` · ${(winShare(row) * 100).toFixed(1)}%`}
      </p>
      {about && <p className={styles.about}>{about}</p>}
    </>
  )
}
