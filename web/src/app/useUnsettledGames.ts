import { useSyncExternalStore } from 'react'
import { runEvery } from '#web/session/device'
import { unsettledGames } from './logout'

/** No event says that a pick was sent, so the storage is looked at every second, and when the player is back. */
const everySecond = (look: () => void) => runEvery(1_000, look)

const current = () => unsettledGames().join()

/** The {@link unsettledGames}. Renders only when they have changed. */
export function useUnsettledGames(): string[] {
  const games = useSyncExternalStore(everySecond, current, current)
  return games ? games.split(',') : []
}
