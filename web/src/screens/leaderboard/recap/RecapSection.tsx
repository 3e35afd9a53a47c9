import { Suspense, useState } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { isFinished } from '#common/boards/recap'
import { lazyScreen } from '#web/app/loadChunk'
import { Skeleton } from '#web/ui/Skeleton'
import styles from './RecapSection.module.css'

const RecapCard = lazyScreen(() => import('./RecapCard'))

/** How a finished week went. It compares with the season, which is read only once somebody opens it. */
export function RecapSection({ board, label }: { board: WeeklyBoard; label: string }) {
  const [opened, setOpened] = useState(false)
  if (!isFinished(board) || !board.rows.length) return null
  return (
    <section className={styles.section} aria-label={`Recap of ${label}`}>
      <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        Recap of {label} <span aria-hidden>›</span>
      </button>
      {opened && (
        <Suspense fallback={<Skeleton height={420} />}>
          <RecapCard board={board} label={label} />
        </Suspense>
      )}
    </section>
  )
}
