import { accuracyText, type MinigameRow } from '#common/nicknames/minigame-board'
import { Avatar } from '#web/ui/Avatar'
import { YouBadge } from '#web/ui/badges'
import { Medal } from './Medal'
import styles from './MinigameRowView.module.css'

interface Props {
  row: MinigameRow
  rank: number
  you: boolean
}

/** One player's row of the mini games. */
export function MinigameRowView({ row, rank, you }: Props) {
  const { username, avatar, favoriteColor, totalCorrect, totalQuestions, roundsPlayed } = row
  return (
    <tr className={styles.row} data-you={you} style={{ '--c': favoriteColor }}>
      <td className={styles.rank}>
        <Medal rank={rank} />
      </td>
      <th scope="row" className={styles.user}>
        <span className={styles.who}>
          <Avatar name={username} avatar={avatar} favoriteColor={favoriteColor} />
          <span>
            {username} {you && <YouBadge />}
          </span>
        </span>
      </th>
      <td data-of="correct">{totalCorrect}</td>
      <td data-of="questions">{totalQuestions}</td>
      <td data-of="rounds">{roundsPlayed}</td>
      <td className={styles.accuracy}>{accuracyText(row)}</td>
    </tr>
  )
}
