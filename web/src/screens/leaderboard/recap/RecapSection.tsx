import { useState } from 'react'
import { isWeekFinished } from '#common/boards/leaderboard'
import { lazyComponent } from '#web/app/lazyComponent'
import { Skeleton } from '#web/ui/Skeleton'
import type { RecapProps } from './RecapCard'
import styles from './RecapSection.module.css'

const RecapCard = lazyComponent(() => import('./RecapCard'), <Skeleton height={420} />)

/** The recap of a finished week. It needs the season's board, so nothing of it is loaded before it is opened. */
export function RecapSection({ board, label, mayGrow }: RecapProps) {
  const [opened, setOpened] = useState(false)
  if (!isWeekFinished(board) || !board.rows.length) return null
  return (
    <section className={styles.section} aria-label={`Recap of ${label}`}>
      <button type="button" className="unfolds" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        Recap of {label}
      </button>
      {opened && <RecapCard board={board} label={label} mayGrow={mayGrow} />}
    </section>
  )
}
