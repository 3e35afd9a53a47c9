import type { PlayerStorage } from '#web/session/playerStorage'

const NAME = 'weekly-picks'

/** Whether the player has neither picked nor dismissed the first lines on this device. */
export const isFirstVisit = (kept: PlayerStorage, uid: string) => kept.read('seen', uid, NAME) !== true

/** Remembers that the first lines need not be shown again. */
export function rememberVisit(kept: PlayerStorage, uid: string): void {
  if (isFirstVisit(kept, uid)) kept.write('seen', uid, NAME, true)
}
