import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyScreen } from '#web/app/loadChunk'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { Tabs } from '#web/ui/Tabs'
import { BOARD_VIEWS, type BoardView, boardUrl } from '#web/urls'
import { WeeklyStandings } from './WeeklyLeaderboard'

const OverallStandings = lazyScreen(async () => ({
  default: (await import('./OverallLeaderboard')).OverallStandings,
}))
const MinigameStandings = lazyScreen(async () => ({
  default: (await import('./MinigameLeaderboard')).MinigameStandings,
}))

const names: Record<BoardView, string> = { weekly: 'Weekly', overall: 'Overall', minigames: 'Mini Games' }

/** All leaderboards on one page; the open tab is in the URL. */
export default function Leaderboard() {
  const [query] = useSearchParams()
  const view = BOARD_VIEWS.find((each) => each === query.get('view')) ?? 'weekly'
  return (
    <Screen title="Leaderboard">
      <Tabs
        label="Leaderboards"
        tabs={BOARD_VIEWS.map((each) => ({ name: names[each], to: boardUrl(each), current: each === view }))}
      />
      <Suspense key={view} fallback={<Skeleton count={8} height={58} />}>
        {view === 'weekly' && <WeeklyStandings />}
        {view === 'overall' && <OverallStandings />}
        {view === 'minigames' && <MinigameStandings />}
      </Suspense>
    </Screen>
  )
}
