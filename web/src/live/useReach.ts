import { useSyncExternalStore } from 'react'
import { browser } from '#web/session/device'
import { createReach } from './reach'
import { documents, firebase } from './useDocument'

const reachOfTab = createReach({
  device: browser,
  documents,
  database: {
    reconnect: async () => (await firebase()).reconnectDatabase(),
    pause: async () => (await firebase()).pauseDatabase(),
    reopen: async () => (await firebase()).reopen(),
  },
})

/** Whether the league can be reached, and what the player's Retry does. It is watched from the import on. */
export function useReach() {
  return { reach: useSyncExternalStore(reachOfTab.subscribe, reachOfTab.now), retry: reachOfTab.retry }
}
