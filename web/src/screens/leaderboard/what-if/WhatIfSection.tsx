import { Suspense } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { finalScore } from '#common/game/grade'
import { lazyScreen } from '#web/app/loadChunk'
import { Skeleton } from '#web/ui/Skeleton'

const WhatIf = lazyScreen(() => import('./WhatIf'))

/** What the viewer needs and what would be if, as long as a game of the week is undecided. */
export function WhatIfSection({ board }: { board: WeeklyBoard }) {
  const open = board.games.some((game) => !game.void && game.spread !== null && !finalScore(game))
  if (!open || !board.rows.length) return null
  return (
    <Suspense fallback={<Skeleton height={52} />}>
      <WhatIf key={board.week} board={board} />
    </Suspense>
  )
}
