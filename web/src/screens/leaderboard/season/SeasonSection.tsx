import { Suspense } from 'react'
import type { OverallBoard } from '#common/boards/leaderboard'
import { lazyScreen } from '#web/app/loadChunk'
import { Skeleton } from '#web/ui/Skeleton'

const SeasonLines = lazyScreen(() => import('./SeasonLines'))

/** The season as a picture, once there are two weeks to join. */
export function SeasonSection({ board, viewer }: { board: OverallBoard; viewer: string | undefined }) {
  if (board.weeks.length < 2) return null
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <SeasonLines board={board} viewer={viewer} />
    </Suspense>
  )
}
