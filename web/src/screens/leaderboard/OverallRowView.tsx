import type { OverallRow } from '../../../../common/leaderboard'
import { Face } from '../../ui/Face'
import { YouBadge } from '../../ui/YouBadge'
import styles from './OverallRowView.module.css'
import { RankCell } from './RankCell'

interface Props {
  row: OverallRow
  rank: number
  weeks: readonly number[]
  you: boolean
  onOpen: () => void
}

/** One player's row of the season: points week by week, and their sum. */
export function OverallRowView({ row, rank, weeks, you, onOpen }: Props) {
  return (
    <tr className={styles.row} data-you={you} style={{ '--c': row.favoriteColor }}>
      <td className={styles.rank}>
        <RankCell rank={rank} points={row.points} />
      </td>
      <th scope="row" className={styles.user}>
        <span className={styles.who}>
          <Face {...row} />
          <button type="button" onClick={onOpen}>
            {row.name}
          </button>
          {you && <YouBadge />}
        </span>
      </th>
      {weeks.map((week) => (
        <td key={week} className={styles.week}>
          {row.byWeek[week] ?? '–'}
        </td>
      ))}
      <td className={styles.score}>{row.points}</td>
    </tr>
  )
}
