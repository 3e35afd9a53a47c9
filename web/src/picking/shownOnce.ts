import type { PlayerStorage } from '#web/session/playerStorage'

const NAME = 'weekly-picks'

/** Whether nothing on this device says that the player has picked before, or has dismissed the first lines. */
export const isFirstVisit = (kept: PlayerStorage, uid: string) => kept.read('seen', uid, NAME) !== true

/** Remembers that the first lines need not be shown again. */
export const rememberVisit = (kept: PlayerStorage, uid: string): void => void kept.write('seen', uid, NAME, true)
