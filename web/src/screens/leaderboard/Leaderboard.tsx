import { useSearchParams } from 'react-router-dom'
import { lazyScreen } from '#web/app/lazyScreen'
import { useSeasonAddress } from '#web/live/seasonAddress'
import { Skeleton } from '#web/ui/Skeleton'
import { Tabs } from '#web/ui/Tabs'
import { BOARD_VIEWS, type BoardView, boardUrl } from '#web/urls'
import { SeasonScreen } from './SeasonScreen'
import { WeeklyStandings } from './WeeklyLeaderboard'

const waiting = <Skeleton count={8} height={58} />
const SeasonStandings = lazyScreen(
  async () => ({ default: (await import('./OverallLeaderboard')).SeasonStandings }),
  waiting,
)
const MinigameStandings = lazyScreen(
  async () => ({ default: (await import('./MinigameLeaderboard')).MinigameStandings }),
  waiting,
)

const names: Record<BoardView, string> = { weekly: 'Weekly', overall: 'Overall', minigames: 'Mini Games' }

/** All leaderboards on one page; the open tab and the season are in the URL. */
export default function Leaderboard() {
  const [query] = useSearchParams()
  const view = BOARD_VIEWS.find((each) => each === query.get('view')) ?? 'weekly'
  const { linkSeason } = useSeasonAddress(view)
  return (
    <SeasonScreen title="Leaderboard" view={view}>
      {(all) => (
        <>
          <Tabs
            label="Leaderboards"
            tabs={BOARD_VIEWS.map((each) => ({
              name: names[each],
              to: boardUrl(each, linkSeason),
              current: each === view,
            }))}
          />
          {view === 'weekly' && <WeeklyStandings />}
          {view === 'overall' && <SeasonStandings all={all} />}
          {view === 'minigames' && <MinigameStandings all={all} />}
        </>
      )}
    </SeasonScreen>
  )
}
