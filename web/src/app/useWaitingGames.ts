import { useSyncExternalStore } from 'react'
import { waitingGames } from './logout'

/** No event says that a pick was sent, so the storage is looked at every second, and when the player is back. */
function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1_000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const current = () => waitingGames().join()

/** The {@link waitingGames}. Renders only when they have changed. */
export function useWaitingGames(): string[] {
  const games = useSyncExternalStore(everySecond, current, current)
  return games ? games.split(',') : []
}
