import { useSearchParams } from 'react-router-dom'
import { Screen } from '#web/ui/Screen'
import { Tabs } from '#web/ui/Tabs'
import { BOARD_VIEWS, type BoardView, boardUrl } from '#web/urls'
import { MinigameStandings } from './MinigameLeaderboard'
import { OverallStandings } from './OverallLeaderboard'
import { WeeklyStandings } from './WeeklyLeaderboard'

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
      {view === 'weekly' && <WeeklyStandings />}
      {view === 'overall' && <OverallStandings />}
      {view === 'minigames' && <MinigameStandings />}
    </Screen>
  )
}
