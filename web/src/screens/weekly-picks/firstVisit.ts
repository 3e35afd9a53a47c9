import type { PlayerStorage } from '#web/session/playerStorage'

const NAME = 'weekly-picks'

/** Whether the player has neither picked nor put the first lines away on this device. */
export const isFirstVisit = (kept: PlayerStorage, uid: string) => kept.read('seen', uid, NAME) !== true

/** Remembers that the player knows how it goes. */
export function rememberVisit(kept: PlayerStorage, uid: string): void {
  if (isFirstVisit(kept, uid)) kept.write('seen', uid, NAME, true)
}
