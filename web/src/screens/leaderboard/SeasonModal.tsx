import { useState } from 'react'
import type { OverallRow } from '../../../../common/leaderboard'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/Modal'
import { Notice } from '../../ui/Notice'
import { PlayerWeek } from './PlayerWeek'
import styles from './SeasonModal.module.css'

interface Props {
  row: OverallRow
  weeks: readonly number[]
  onClose: () => void
}

/** One player's season week by week; a week opens its picks. */
export function SeasonModal({ row, weeks, onClose }: Props) {
  const [week, setWeek] = useState<number>()
  if (week !== undefined) {
    return (
      <Modal
        title={`${row.name}, Week ${week}`}
        onClose={onClose}
        actions={<Button onClick={() => setWeek(undefined)}>All weeks</Button>}
      >
        <PlayerWeek userId={row.userId} week={week} />
      </Modal>
    )
  }
  return (
    <Modal title={row.name} onClose={onClose}>
      <p className={styles.sum}>
        {row.points} points · {row.correct} of {row.picks} correct
      </p>
      {weeks.length === 0 ? (
        <Notice>No weekly breakdown available.</Notice>
      ) : (
        <ol className={styles.weeks}>
          {weeks.map((each) => (
            <li key={each}>
              <button type="button" onClick={() => setWeek(each)}>
                Week {each} <b>{row.byWeek[each] ?? '–'}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}
