import { Screen } from '#web/ui/Screen'
import { WeeklyStandings } from './WeeklyStandings'

/** The weekly leaderboard on a page of its own. */
export default function WeeklyLeaderboard() {
  return (
    <Screen title="Weekly Leaderboard">
      <WeeklyStandings />
    </Screen>
  )
}
