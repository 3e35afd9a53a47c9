import { Screen } from '#web/ui/Screen'
import { OverallStandings } from './OverallStandings'

/** The season's leaderboard on a page of its own. */
export default function OverallLeaderboard() {
  return (
    <Screen title="Overall Leaderboard">
      <OverallStandings />
    </Screen>
  )
}
