import { Suspense } from 'react'
import type { WeeklyBoard } from '../../../../../common/leaderboard'
import { isFinished } from '../../../../../common/recap'
import { lazyPart } from '../../../chunk'
import { Skeleton } from '../../../ui/Skeleton'

const RecapCard = lazyPart(() => import('./RecapCard'))

/** The card of a finished week. */
export function RecapSection({ board, label }: { board: WeeklyBoard; label: string }) {
  if (!isFinished(board) || !board.rows.length) return null
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <RecapCard board={board} label={label} />
    </Suspense>
  )
}
