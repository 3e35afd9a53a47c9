import { memo } from 'react'
import { winShare } from '#common/boards/leaderboard'
import { Avatar } from '#web/ui/Avatar'
import { YouBadge } from '#web/ui/badges'
import { PickSquares } from '#web/ui/game/PickSquares'
import { RankCell } from './RankCell'
import { RankChange } from './RankChange'
import styles from './StandingRow.module.css'
import type { Standing } from './standings'

interface Props {
  standing: Standing
  you: boolean
  /** Games are on, so the points as it stands are shown. */
  underWay: boolean
  onPlayer: (userId: string) => void
}

/** One player's row of the weekly table. */
export const StandingRow = memo(function StandingRow({ standing, you, underWay, onPlayer }: Props) {
  const { row, rank, pointsNow, moved, squares } = standing
  return (
    <tr className={styles.row} data-you={you} style={{ '--c': row.favoriteColor }}>
      <td className={styles.rank}>
        <RankCell rank={rank} points={row.points} />
      </td>
      <th scope="row" className={styles.player}>
        <Avatar {...row} />
        <span className={styles.who}>
          <button type="button" onClick={() => onPlayer(row.userId)}>
            {row.name}
          </button>{' '}
          {you && <YouBadge />}
          <PickSquares squares={squares} />
        </span>
      </th>
      <td className={styles.points}>
        {row.points}
        {underWay && (
          <small>
            {pointsNow} <span className={styles.stands}>as it stands</span>
            {moved !== 0 && ' '}
            <RankChange places={moved} />
          </small>
        )}
      </td>
      <td className={styles.wide}>{row.correct}</td>
      <td className={styles.wide}>{row.picks}</td>
      <td className={styles.wide}>{row.picks ? `${(winShare(row) * 100).toFixed(1)}%` : '–'}</td>
    </tr>
  )
})
