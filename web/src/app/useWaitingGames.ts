import { useNow } from '#web/ui/useNow'
import { waitingGames } from './logout'

/** The {@link waitingGames}, looked at every second: that a pick was sent renders nothing by itself. */
export function useWaitingGames(): string[] {
  useNow(1_000)
  return waitingGames()
}
