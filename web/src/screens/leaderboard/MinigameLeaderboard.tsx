import { Screen } from '#web/ui/Screen'
import { MinigameStandings } from './MinigameStandings'

/** The mini games' leaderboard on a page of its own. */
export default function MinigameLeaderboard() {
  return (
    <Screen title="Mini Games Leaderboard">
      <MinigameStandings />
    </Screen>
  )
}
