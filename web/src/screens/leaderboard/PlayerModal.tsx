import { type WeeklyRow, winShare } from '../../../../common/leaderboard'
import { Modal } from '../../ui/Modal'
import styles from './PlayerModal.module.css'
import { PlayerWeek } from './PlayerWeek'

interface Props {
  row: WeeklyRow
  week: number
  onClose: () => void
}

/** One player's week: what is revealed of it. */
export function PlayerModal({ row, week, onClose }: Props) {
  return (
    <Modal title={row.name} onClose={onClose}>
      <p className={styles.sum}>
        {row.favoriteTeam && `${row.favoriteTeam} · `}
        {row.points} of {row.possible} points · {row.correct} of {row.picks} correct
        {row.picks > 0 && ` · ${(winShare(row) * 100).toFixed(1)}%`}
      </p>
      {row.about && <p className={styles.about}>{row.about}</p>}
      <PlayerWeek userId={row.userId} week={week} />
    </Modal>
  )
}
