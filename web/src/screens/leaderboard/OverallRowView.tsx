import { memo } from 'react'
import type { OverallRow } from '#common/boards/leaderboard'
import { Avatar } from '#web/ui/Avatar'
import { YouBadge } from '#web/ui/badges'
import styles from './OverallRowView.module.css'
import { RankCell } from './RankCell'

interface Props {
  row: OverallRow
  rank: number
  weeks: readonly number[]
  you: boolean
  /** Points of the week that the table is about, where it is about one. */
  points?: number
  onPlayer: (userId: string) => void
}

/** One player's row of the season: points week by week, hidden on a phone unless the table is about them, and their sum. */
export const OverallRowView = memo(function OverallRowView({ row, rank, weeks, you, points, onPlayer }: Props) {
  return (
    <tr className={styles.row} data-you={you} data-narrow={points === undefined} style={{ '--c': row.favoriteColor }}>
      <td className={styles.rank}>
        <RankCell rank={rank} points={points ?? row.points} />
      </td>
      <th scope="row" className={styles.user}>
        <span className={styles.who}>
          <Avatar {...row} />
          <button type="button" onClick={() => onPlayer(row.userId)}>
            {row.name}
          </button>
          {you && <YouBadge />}
        </span>
      </th>
      {points !== undefined && <td className={styles.score}>{points}</td>}
      {weeks.map((week) => (
        <td key={week} className={styles.week}>
          {row.byWeek[week] ?? '–'}
        </td>
      ))}
      <td className={styles.score}>{row.points}</td>
    </tr>
  )
})
